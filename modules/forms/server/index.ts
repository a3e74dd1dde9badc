import type { ServerParts } from 'atrium/server'
import { formEntry } from '../contract/entry.record'
import { entryFiles } from './filling/entry-files'
import { formsWaiting } from './filling/waiting'
import { introduction } from './introduction'
import { people } from './people/people'
import { retention } from './people/retention'

export const parts: ServerParts = {
  panels: { waiting: formsWaiting },
  files: { [formEntry.kind]: entryFiles },
  introduction,
  people,
  jobs: { retention },
}
