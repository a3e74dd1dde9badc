import { argon2Cost, limited } from '#server/credentials/passwords'
import type { Passwords } from '#server/call/call'
import { wasmPasswords } from '#server/credentials/passwords-wasm'

/** Argon2id by the native library where this machine has it, else in WebAssembly; both read each other's hashes. */
export async function fastestPasswords(): Promise<Passwords> {
  const native = await import('@node-rs/argon2').catch(() => undefined)
  if (!native) return wasmPasswords
  const { memorySize: memoryCost, iterations: timeCost, parallelism } = argon2Cost
  return limited({
    hash: (password) => native.hash(password, { memoryCost, timeCost, parallelism }),
    verify: (phc, password) => native.verify(phc, password),
  })
}
