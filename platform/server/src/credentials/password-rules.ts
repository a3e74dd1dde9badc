import type { Call } from '../call/call'
import { rejectField } from '../call/field-error'
import { readPlatformSettings } from '../call/setting/platform-settings'
import type { FieldError } from '../call/text/field-error-code'
import { isCommonPassword } from './known-passwords'

/** Returns the error of a new password; undefined where it can be used. */
async function passwordError(call: Call, password: string, username: string): Promise<FieldError | undefined> {
  const { passwordLength: least, productName } = await readPlatformSettings(call)
  if ([...password].length < least) return ['tooShort', least]
  if (await isCommonPassword(password)) return 'commonPassword'
  const lower = password.toLowerCase()
  if (lower.includes(username.toLowerCase())) return 'holdsUsername'
  const names = [call.deps.product.brand.name, productName]
  if (names.some((name) => lower.includes(name.toLowerCase()))) return 'holdsProduct'
  return undefined
}

export async function rejectPassword(call: Call, field: string, password: string, username: string): Promise<void> {
  const error = await passwordError(call, password, username)
  if (error) rejectField(field, error)
}
