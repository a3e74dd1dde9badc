import { AppError } from './app-error'

/** The row, or `record.notFound`. What is out of the actor's scope ends here too, and so answers like what does not exist. */
export function found<T>(row: T | undefined): T {
  if (row === undefined) throw new AppError('record.notFound')
  return row
}
