import type { WorkbookArchive } from './workbook-archive'
import { workbookError } from './workbook-error'
import { isOn, xmlAttribute } from './xml-text'

interface SheetPart {
  name: string
  isHidden: boolean
  path: string
}

export interface WorkbookParts {
  sheets: SheetPart[]
  isFrom1904: boolean
  sharedStrings: string | null
  styles: string | null
}

interface Relation {
  /** Last segment of the relationship type, the same in both editions of the format: `worksheet`, `styles`. */
  kind: string
  path: string
}

function resolvePart(base: string, target: string): string {
  const parts = target.startsWith('/') ? [] : base.split('/').slice(0, -1)
  for (const step of target.split('/')) {
    if (step === '..') parts.pop()
    else if (step !== '' && step !== '.') parts.push(step)
  }
  return parts.join('/')
}

async function relationsOf(archive: WorkbookArchive, part: string): Promise<Map<string, Relation>> {
  const relations = new Map<string, Relation>()
  const slash = part.lastIndexOf('/') + 1
  await archive.scan(`${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`, {
    open(name, attributes) {
      if (name !== 'Relationship' || xmlAttribute(attributes, 'TargetMode') === 'External') return
      const kind = xmlAttribute(attributes, 'Type')?.split('/').at(-1) ?? ''
      const path = resolvePart(part, xmlAttribute(attributes, 'Target') ?? '')
      relations.set(xmlAttribute(attributes, 'Id') ?? '', { kind, path })
    },
  })
  return relations
}

const ofKind = (relations: Map<string, Relation>, kind: string) =>
  [...relations.values()].find((relation) => relation.kind === kind)?.path ?? null

export async function findParts(archive: WorkbookArchive): Promise<WorkbookParts> {
  const workbook = ofKind(await relationsOf(archive, ''), 'officeDocument') ?? 'xl/workbook.xml'
  if (!archive.has(workbook) || workbook.endsWith('.bin')) {
    throw workbookError(isOtherFormat(archive, workbook) ? 'sheet-other' : 'sheet-none')
  }
  const relations = await relationsOf(archive, workbook)
  const sheets: SheetPart[] = []
  let isFrom1904 = false
  await archive.scan(workbook, {
    open(name, attributes) {
      if (name === 'workbookPr') isFrom1904 = isOn(xmlAttribute(attributes, 'date1904'))
      if (name !== 'sheet') return
      const relation = relations.get(xmlAttribute(attributes, 'id') ?? '')
      if (relation?.kind !== 'worksheet') return
      const isHidden = (xmlAttribute(attributes, 'state') ?? 'visible') !== 'visible'
      sheets.push({ name: xmlAttribute(attributes, 'name') ?? '', isHidden, path: relation.path })
    },
  })
  if (sheets.length === 0) throw workbookError('sheet-none')
  const [sharedStrings, styles] = [ofKind(relations, 'sharedStrings'), ofKind(relations, 'styles')]
  return { sheets, isFrom1904, sharedStrings, styles }
}

/** LibreOffice (.ods), Numbers, Excel's binary workbook (.xlsb). */
function isOtherFormat(archive: WorkbookArchive, workbook: string): boolean {
  return workbook.endsWith('.bin') || archive.has('META-INF/manifest.xml') || archive.has('Index/Document.iwa')
}
