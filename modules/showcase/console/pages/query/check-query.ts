/** An error of the query of a menu entry: the key of its text, and the values that the text names. */
interface QueryError {
  text: 'notJson' | 'notObject' | 'notText'
  reason: string
  key: string
}

interface CheckedQuery {
  /** Empty where there is an error: the page then opens without a query. */
  values: Record<string, string>
  error?: QueryError
}

/** Reads the query of a menu entry, a JSON object of texts; an empty text is none. */
export function checkQuery(json: string): CheckedQuery {
  if (json.trim() === '') return { values: {} }
  const invalid = (text: QueryError['text'], more: Partial<QueryError> = {}) => ({
    values: {},
    error: { text, reason: '', key: '', ...more },
  })
  let read: unknown
  try {
    read = JSON.parse(json)
  } catch (error) {
    return invalid('notJson', { reason: (error as Error).message })
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return invalid('notObject')
  const key = Object.entries(read).find(([, value]) => typeof value !== 'string')?.[0]
  return key === undefined ? { values: read as Record<string, string> } : invalid('notText', { key })
}
