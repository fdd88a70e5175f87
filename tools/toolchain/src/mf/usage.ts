import { REMOTES } from '../workspace'

export const USAGE = `Usage: pnpm mf <command> [<remote>] [options]

  new <name> <label> --page <path>
                                  write a module with a list page, e.g. new coupons Cupons
  release <remote|shell>          check, build, test, try in Chromium, copy and make live
  preview <remote|shell>          show it on demo data, without making it live
  canary <remote> [<release>]     as release, or an earlier release, for some accounts; --end ends it
  promote <remote>                the canary, for everybody
  watch <remote>                  roll back by itself what fails for its accounts: the canary or live release
  rollback <remote|shell>         the release before, in a second
  disable, enable <remote>        switch a module off and on
  lock <remote|shell> --reason …  nobody may change it, until: unlock
  retire <remote>                 take a module out of the registry
  status [remote|shell]           what is live, since when, and how it does; only reads
  restore                         write a lost or broken remotes.json again, from its history
  gc [remote|shell]               delete old releases that nobody needs
  kit <folder>                    packages and a workspace for modules in another repository

Options:
  --dir <folder>       release directory (default .dist/www, which npm start serves)
  --page <path>        of new: address of its page (default /admin/<name>)
  --team, --icon, --section, --order
                       of new: owner; icon and place in the menu (default: its name, tags, the last of store)
  --from <folder>      of release, preview and canary: a release that was built elsewhere
  --to <release>       of rollback: not the one before, but that one
  --users <ids>        of canary: accounts that get it, ids or e-mails separated by commas
  --first <n>          of canary: the first n administrators that signed in today
  --watch <time>       of release, canary and promote: then watch it, e.g. for 15m
  --for <time>         of watch (default 15m)
  --interval <time>    of a watch: how often it reads the reports (default 15s)
  --administrators <n> of a watch: how many there are
  --drop-routes        of release, canary and promote: addresses of the live release may vanish
  --older              of release, canary and promote: of an older commit than the live release
  --unobserved         of promote: although no browser reported how the canary does
  --anyway             of promote: although the canary fails; with --reason
  --reason <text>      of lock: shown to whoever is refused; of promote --anyway: for the history
  --note <text>        of release, canary, promote and rollback: one line for the notice of open pages,
                       the history and status
  --telemetry <file>   what browsers reported (default: telemetry.jsonl in DATA_DIR)
  --skip-tests         of release and canary: no type check, import rules and tests
  --skip-smoke         of release, canary and promote: do not open the pages
  --dry-run            do everything but change the release directory
  --json               one JSON object when a step begins, and one when it ends
  --help               this text

Remotes of this checkout: ${REMOTES.join(', ')}
In the folder of a module: pnpm -w mf
Exit codes: 0 done, 1 a defect, 2 wrong command line, 3 build, 4 types, imports and tests, 5 gate,
6 smoke test, 7 not in this state (locked, unknown release …), 8 kept busy by others,
9 full disk, no rights, lost mount, 10 rolled back by the watch, 11 the watch ended early`
