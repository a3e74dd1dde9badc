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

interface MusicTrackTable {
  trackId: Generated<number>
  title: string
  author: string
  url: string
  pic: string
  lrc: string
}

declare module '#server/db/schema' {
  interface Schema {
    demoRows: DemoRowTable
    musicTracks: MusicTrackTable
  }
}
