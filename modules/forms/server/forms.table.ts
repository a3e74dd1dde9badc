import type { Generated } from 'kysely'
import type { Flag, Millis } from 'atrium/server'
import type { Audience, FormState } from '../contract/form.rules'

export interface FormTable {
  formId: Generated<number>
  /** Those of the draft. */
  title: string
  titleEn: string
  state: FormState
  /** The draft: a `Form` of `contract/form-schema` as JSON. */
  design: string
  /** How many items the draft has. */
  items: number
  deptId: number | null
  ownerId: number | null
  /** Of the newest version; null before the first one. */
  number: number | null
  /** Whether the draft is another form than that version. */
  isChanged: Flag
  audience: Audience
  once: Flag
  opensAt: Millis | null
  closesAt: Millis | null
  menuId: number | null
  updatedAt: Millis
  version: Generated<number>
}

/** A published version, which never changes. */
interface FormVersionTable {
  versionId: Generated<number>
  formId: number
  number: number
  title: string
  titleEn: string
  design: string
  items: number
  publishedAt: Millis
  /** The user name of who published it. */
  publishedBy: string
}

interface FormEntryTable {
  entryId: Generated<number>
  formId: number
  /** The version that was filled in. */
  number: number
  /** `FormValues` as JSON. */
  content: string
  /** The values as text in both languages, for the search. */
  words: string
  userId: number | null
  username: string
  /** The department of the person when they sent it. */
  deptId: number | null
  submittedAt: Millis
}

/** The values that a person typed into a version of a form and did not send yet. */
interface FormDraftTable {
  formId: number
  userId: number
  number: number
  /** The values as they were typed, which no rule was applied to, as JSON. */
  content: string
  savedAt: Millis
  version: number
}

declare module '#server/db/schema' {
  interface Schema {
    forms: FormTable
    formVersions: FormVersionTable
    formRoles: { formId: number; roleId: number }
    formDepts: { formId: number; deptId: number }
    formEntries: FormEntryTable
    formDrafts: FormDraftTable
  }
}
