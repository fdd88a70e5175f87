/** The usual name of the XML of an authorised note. */
export function invoiceFileName(accessKey: string): string {
  return `${accessKey}-procNFe.xml`
}
