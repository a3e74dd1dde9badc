/** The keys that checkpoints of the logs are signed with. */
export interface LogKeys {
  /** A short id of the key that signs, which a signature is stored with. */
  readonly keyId: string
  /** Returns the signature of a text, as hex. */
  readonly sign: (text: string) => string
  /** Whether a signature is one of this key; undefined where there is no key of this id. */
  readonly isSigned: (keyId: string, text: string, signature: string) => boolean | undefined
}
