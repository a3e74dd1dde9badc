import type { PersonSource } from '#server/call/person/person-data'
import { countOf } from '#server/db/count'
import type { Database } from '#server/db/schema'
import { removeOwnViews } from '../../saved-view/saved-view-writes'
import { rowBatches } from '#server/db/next-rows'

const ofPerson = (db: Database, userId: number) => db.selectFrom('savedViews').where('ownerId', '=', userId)

/** The views of lists that they saved. */
export const views: PersonSource = {
  name: { zh: '列表视图', en: 'Views of lists' },
  count: async ({ db }, { userId }) => ({ rows: await countOf(ofPerson(db, userId)) }),
  rows: ({ db }, { userId }) =>
    rowBatches(
      ofPerson(db, userId).select(['viewId', 'page', 'name', 'readerId', 'query', 'layout']),
      'viewId',
      ({ readerId, layout, ...row }) => ({
        ...row,
        isShared: readerId === null,
        layout: JSON.parse(layout) as unknown,
      }),
    ),
  anonymise: {
    effect: {
      zh: '删除只有此人能看到的；共享的保留',
      en: 'Those that nobody else reads are deleted; shared ones stay',
    },
    run: ({ db }, { userId }) => removeOwnViews(db, userId),
  },
}
