import { argon2id, argon2Verify } from 'hash-wasm'
import { argon2Cost, limited } from './passwords'

/** Argon2id in WebAssembly: runs in every runtime, and writes the same strings as the native one. */
export const wasmPasswords = limited({
  hash: (password) =>
    argon2id({
      password,
      salt: crypto.getRandomValues(new Uint8Array(16)),
      hashLength: 32,
      outputType: 'encoded',
      ...argon2Cost,
    }),
  verify: (hash, password) => argon2Verify({ hash, password }),
})
