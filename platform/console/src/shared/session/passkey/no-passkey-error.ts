/** The browser gave no passkey; the message says why. */
export class NoPasskeyError extends Error {}
