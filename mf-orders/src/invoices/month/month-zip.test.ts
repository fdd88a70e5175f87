import { openInvoiceFiles } from '@loja/nfe'
import { buildInvoiceXml, GOOD_KEY } from '@loja/nfe/testing'
import { expect, test } from 'vitest'
import { createInvoiceZip } from './download-month'

test('[NFE-01] the archive of a month holds the stored XMLs, and the import reads it', async () => {
  const zip = createInvoiceZip()
  const other = `${GOOD_KEY.slice(0, 43)}9`
  await zip.add([{ accessKey: GOOD_KEY, xml: buildInvoiceXml() }])
  await zip.add([{ accessKey: other, xml: '<ç/>' }])
  const file = new File([await zip.finish()], 'mes.zip')
  const opened = await openInvoiceFiles([file], new AbortController().signal)
  const texts = opened.map((one) => [one.name, 'bytes' in one ? new TextDecoder().decode(one.bytes) : one.problem])
  expect(texts).toEqual([
    [`mes.zip / ${GOOD_KEY}-procNFe.xml`, buildInvoiceXml()],
    [`mes.zip / ${other}-procNFe.xml`, '<ç/>'],
  ])
})
