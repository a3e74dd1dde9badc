import type { ErrorCode } from '@atrium/contract/errors'

/** A failure the caller should hear of. `fields` maps the path of each offending field to what is wrong with it. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined

  constructor(code: ErrorCode, fields?: Record<string, string>) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.fields = fields
  }
}
