/** An error of the query of a menu entry: the key of its text, and the values that the text names. */
interface Fault {
  text: 'notJson' | 'notObject' | 'notText'
  reason: string
  key: string
}

interface CheckedQuery {
  /** Empty where there is a fault: the page then opens without a query. */
  values: Record<string, string>
  fault?: Fault
}

/** Reads the query of a menu entry, a JSON object of texts; an empty text is none. */
export function checkQuery(json: string): CheckedQuery {
  if (json.trim() === '') return { values: {} }
  const faulty = (text: Fault['text'], more: Partial<Fault> = {}) => ({
    values: {},
    fault: { text, reason: '', key: '', ...more },
  })
  let read: unknown
  try {
    read = JSON.parse(json)
  } catch (error) {
    return faulty('notJson', { reason: (error as Error).message })
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return faulty('notObject')
  const key = Object.entries(read).find(([, value]) => typeof value !== 'string')?.[0]
  return key === undefined ? { values: read as Record<string, string> } : faulty('notText', { key })
}
