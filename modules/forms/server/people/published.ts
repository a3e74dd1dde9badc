import { countOf, momentOf, rowBatches, type Database, type PersonSource } from 'atrium/server'

const ofPerson = (db: Database, username: string) => db.selectFrom('formVersions').where('publishedBy', '=', username)

/** The versions of forms that they published, which hold their user name. */
export const published: PersonSource = {
  name: { zh: '发布的表单版本', en: 'Versions of forms that they published' },
  count: async ({ db }, { username }) => ({ rows: await countOf(ofPerson(db, username)) }),
  rows: ({ db }, { username }) =>
    rowBatches(
      ofPerson(db, username).select(['versionId', 'formId', 'number', 'title', 'titleEn', 'publishedAt']),
      'versionId',
      (row) => ({ ...row, publishedAt: momentOf(row.publishedAt) }),
    ),
  anonymise: {
    effect: { zh: '版本保留，代号取代用户名', en: 'They stay; the pseudonym takes the place of the user name' },
    run: async ({ db }, { username }, pseudonym) => {
      await db.updateTable('formVersions').set({ publishedBy: pseudonym }).where('publishedBy', '=', username).execute()
    },
  },
}
