import * as kinds from 'atrium/contract/kind'
import { crudCalls } from 'atrium/contract/kind/crud-calls'

/** A kind of record whose files may be of 6 GB. */
export const film = kinds.recordKind('film', {
  name: { zh: '影片', en: 'Film' },
  plural: { zh: '影片', en: 'films' },
  table: 'films',
  id: 'filmId',
  title: 'title',
  permissions: 'cinema:film',
  fields: {
    title: kinds.text(40, { zh: '标题', en: 'Title' }),
    clips: kinds.files({ zh: '片段', en: 'Clips' }, { optional: true, most: 3, megabytes: 6000 }),
  },
})
export const films = crudCalls(film)
