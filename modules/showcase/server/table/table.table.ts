import type { DemoCity } from '../../contract/table.rules'
import type { Generated } from 'kysely'
import type { Flag } from 'atrium/server'

export interface DemoRowTable {
  id: Generated<number>
  age: number
  /** The Chinese texts. A text that a person typed is the same in both languages. */
  address: string
  name: string
  englishAddress: string
  englishName: string
  city: DemoCity
  gender: Flag
  avatar: string
  date: string
  time: string
  status: string
  mobile: string
  email: string
}

/** Who has rows of their own, and the id of the next one they add. */
interface DemoCopyTable {
  ownerId: number
  nextId: number
}

/** A row of one person. The picture follows from its id. */
interface OwnDemoRowTable extends Omit<DemoRowTable, 'id' | 'avatar'> {
  ownerId: number
  /** Of a seeded row the same as there. */
  id: number
  place: number
  /** A deleted row is kept, until there are too many of them, for a person who takes the deletion back. */
  deleted: Generated<Flag>
}

declare module '#server/db/schema' {
  interface Schema {
    demoRows: DemoRowTable
    demoCopies: DemoCopyTable
    ownDemoRows: OwnDemoRowTable
  }
}
