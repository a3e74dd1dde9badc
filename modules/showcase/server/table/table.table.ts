import type { Generated } from 'kysely'
import type { Flag } from '#server/db/schema'

export interface DemoRowTable {
  id: Generated<number>
  age: number
  address: string
  name: string
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
}

declare module '#server/db/schema' {
  interface Schema {
    demoRows: DemoRowTable
    demoCopies: DemoCopyTable
    ownDemoRows: OwnDemoRowTable
  }
}
