import type { ServerParts } from 'atrium/server'
import { formsWaiting } from './filling/waiting'
import { introduction } from './introduction'
import { people } from './people/people'

export const parts: ServerParts = {
  panels: { waiting: formsWaiting },
  introduction,
  people,
}
