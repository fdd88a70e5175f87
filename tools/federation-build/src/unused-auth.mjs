/** Sign-in by password does not use these parts of auth-js. */
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
