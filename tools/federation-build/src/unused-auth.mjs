/** In place of parts of auth-js that sign-in by password does not use: passkeys and wallets. */
export class WebAuthnApi {}

function unused() {
  throw new Error('This way to sign in is not part of the admin.')
}

export const browserSupportsWebAuthn = () => false
export const webAuthnAbortService = {}
export {
  unused as createCredential,
  unused as createSiweMessage,
  unused as deserializeCredentialCreationOptions,
  unused as deserializeCredentialRequestOptions,
  unused as fromHex,
  unused as getAddress,
  unused as getCredential,
  unused as serializeCredentialCreationResponse,
  unused as serializeCredentialRequestResponse,
  unused as toHex,
}
