import pg from 'pg'
import { preparedName } from './prepared'

/** A connection that prepares the statements that `prepare` was called with. */
export class PreparingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const send = this.query.bind(this) as (...given: unknown[]) => unknown
    const sendNamed = (text: unknown, values?: unknown, ...rest: unknown[]) => {
      const name = typeof text === 'string' ? preparedName(text) : undefined
      return name ? send({ name, text, values }, ...rest) : send(text, values, ...rest)
    }
    this.query = sendNamed as typeof this.query
  }
}
