import type { Offer, PageData } from '@loja/platform'

interface MenuGroup {
  /** Only a section that a module declares has one. */
  label: string | undefined
  pages: [id: string, page: PageData][]
}

/** Neighbours of one section. The offer has them in their order. */
export function menuGroups({ pages, sections }: Offer): MenuGroup[] {
  const groups: MenuGroup[] = []
  let before: string | undefined
  for (const entry of Object.entries(pages)) {
    const { section, inMenu } = entry[1]
    if (inMenu === false) continue
    if (section === before) groups.at(-1)?.pages.push(entry)
    else groups.push({ label: sections[section]?.label, pages: [entry] })
    before = section
  }
  return groups
}
