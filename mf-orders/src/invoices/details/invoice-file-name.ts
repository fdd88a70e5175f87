export function invoiceFileName(accessKey: string): string {
  return `${accessKey}-procNFe.xml`
}
