import type { Call, Deps } from '../call/call'
import { rejectField } from '../call/field-error'
import type { FieldError } from '../call/text/field-error-code'
import { isCommonPassword } from './known-passwords'

/** In characters; a real installation has no accounts whose password is public anyway. */
const shortest = { demo: 8, real: 12 } as const

/** Returns the fewest characters that a new password may have in this installation. */
export function passwordLength({ demo }: Deps): number {
  return demo ? shortest.demo : shortest.real
}

/** Returns the error of a new password; undefined where it can be used. */
async function passwordError({ deps }: Call, password: string, username: string): Promise<FieldError | undefined> {
  const least = passwordLength(deps)
  if ([...password].length < least) return ['tooShort', least]
  if (await isCommonPassword(password)) return 'commonPassword'
  const lower = password.toLowerCase()
  if (lower.includes(username.toLowerCase())) return 'holdsUsername'
  if (lower.includes(deps.product.brand.name.toLowerCase())) return 'holdsProduct'
  return undefined
}

export async function rejectPassword(call: Call, field: string, password: string, username: string): Promise<void> {
  const error = await passwordError(call, password, username)
  if (error) rejectField(field, error)
}
