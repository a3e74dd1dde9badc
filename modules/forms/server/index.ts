import type { ServerParts } from 'atrium/server'
import { formsWaiting } from './filling/waiting'
import { introduction } from './introduction'
import { people } from './people/people'
import { retention } from './people/retention'

export const parts: ServerParts = {
  panels: { waiting: formsWaiting },
  introduction,
  people,
  jobs: { retention },
}
