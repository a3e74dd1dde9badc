type Snapshot = Readonly<Record<string, unknown>> | null

/** One field of a record, as it was and as it is; undefined where the record does not have it. */
export interface RecordField {
  readonly name: string
  readonly before: unknown
  readonly after: unknown
}

/** The fields of a record, those that differ apart from those that do not, in the order of the record. */
export function recordFields(before: Snapshot, after: Snapshot): { changed: RecordField[]; same: RecordField[] } {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  const fields = [...names].map((name) => ({ name, before: before?.[name], after: after?.[name] }))
  const isChanged = (field: RecordField) => JSON.stringify(field.before) !== JSON.stringify(field.after)
  return { changed: fields.filter(isChanged), same: fields.filter((field) => !isChanged(field)) }
}
