import { countOf, momentOf, type Database, type PersonSource } from 'atrium/server'

const ofPerson = (db: Database, userId: number) => db.selectFrom('formDrafts').where('userId', '=', userId)

/** The entries that they began and did not send. */
export const drafts: PersonSource = {
  name: { zh: '填写草稿', en: 'Drafts of entries' },
  count: async ({ db }, { userId }) => ({ rows: await countOf(ofPerson(db, userId)) }),
  async *rows({ db }, { userId }) {
    const columns = ['formId', 'number', 'content', 'savedAt'] as const
    const rows = await ofPerson(db, userId).select(columns).orderBy('formId').orderBy('number').execute()
    yield rows.map(({ content, savedAt, ...row }) => ({
      ...row,
      savedAt: momentOf(savedAt),
      values: JSON.parse(content) as unknown,
    }))
  },
  anonymise: {
    effect: { zh: '删除', en: 'They are deleted' },
    run: async ({ db }, { userId }) => {
      await db.deleteFrom('formDrafts').where('userId', '=', userId).execute()
    },
  },
}
