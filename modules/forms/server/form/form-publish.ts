import type { Output, Parsed } from 'atrium/contract'
import { holds, rejectDept, roleInScope, AppError, rejectField, found, type Call, type WriteCall } from 'atrium/server'
import type { Form as FormDesign } from '#modules/forms/engine/schema/form'
import type { forms } from '../../contract/form'
import { form } from '../../contract/form.record'
import { publishToAll } from '../../contract/form.rules'
import { readChosen } from './form'
import { hasFields } from './form-design'
import { entrySeen, entryViewer, formsInScope } from './form-scope'
import { changeForm, checkedDraft, formInUse, readVersionRow } from './form-writes'

type Publish = Parsed<typeof forms.publish>['body']

const millisOf = (moment: string | null) => (moment === null ? null : Date.parse(moment))

/** Checks the draft before the transaction; in it the draft has to be the one that was checked. */
export async function preparePublish(call: Call, { body }: Parsed<typeof forms.publish>) {
  const checked = await checkedDraft(call, body.formId)
  return (write: WriteCall) => publishForm(write, body, checked)
}

async function publishForm(call: WriteCall, { formId, version, ...offer }: Publish, checked: string): Promise<number> {
  const before = await formInUse(call, formId, version)
  if (before.design !== checked) throw new AppError('record.stale')
  const [opensAt, closesAt] = [millisOf(offer.opensAt), millisOf(offer.closesAt)]
  if (opensAt !== null && closesAt !== null && closesAt <= opensAt) rejectField('closesAt', beforeOpening)
  if (!hasFields(JSON.parse(before.design) as FormDesign)) throw new AppError(form.errors.empty)
  if (offer.audience === 'all' && !(await holds(call, publishToAll))) rejectField('audience', notToAll)
  if (offer.audience === 'chosen' && offer.roleIds.length + offer.deptIds.length === 0)
    rejectField('roleIds', 'required')
  await choose(call, formId, offer)
  const newest = await readVersionRow(call, formId, before.number ?? 0)
  const number = newest?.design === before.design ? newest.number : (before.number ?? 0) + 1
  if (number !== newest?.number) {
    const { title, titleEn, design, items } = before
    const made = { publishedAt: call.now, publishedBy: call.actor.username }
    await call.db
      .insertInto('formVersions')
      .values({ formId, number, title, titleEn, design, items, ...made })
      .execute()
  }
  const { audience } = offer
  const opened = { state: 'published', number, isChanged: 0, audience, once: offer.once ? 1 : 0 } as const
  await changeForm(call, before, { ...opened, opensAt, closesAt })
  return number
}

const notToAll = {
  words: { zh: '您只能发布给指定的角色或部门', en: 'You may publish to chosen roles and departments alone' },
} as const
const beforeOpening = { words: { zh: '须晚于开始时间', en: 'Has to be after the time it opens' } } as const

/** Takes over the chosen roles and departments. What was chosen already stays offered, also out of the scope of the actor. */
async function choose(call: WriteCall, formId: number, { roleIds, deptIds }: Pick<Publish, 'roleIds' | 'deptIds'>) {
  const { db, actor } = call
  const before = await readChosen(call, formId)
  const newRoles = roleIds.filter((id) => !before.roleIds.includes(id))
  if (newRoles.length > 0) {
    const open = db
      .selectFrom('roles')
      .where(roleInScope(actor))
      .where('status', '=', 1)
      .where('roleId', 'in', newRoles)
    if ((await open.select('roleId').execute()).length < newRoles.length) rejectField('roleIds', 'notOffered')
  }
  for (const deptId of deptIds) if (!before.deptIds.includes(deptId)) await rejectDept(call, deptId, 'deptIds')
  await db.deleteFrom('formRoles').where('formId', '=', formId).execute()
  await db.deleteFrom('formDepts').where('formId', '=', formId).execute()
  if (roleIds.length > 0) {
    await db
      .insertInto('formRoles')
      .values(roleIds.map((roleId) => ({ formId, roleId })))
      .execute()
  }
  if (deptIds.length > 0) {
    await db
      .insertInto('formDepts')
      .values(deptIds.map((deptId) => ({ formId, deptId })))
      .execute()
  }
}

export async function closeForm(
  call: WriteCall,
  { formId, version }: Parsed<typeof forms.close>['body'],
): Promise<null> {
  const before = await formInUse(call, formId, version)
  if (before.number === null) throw new AppError('record.notFound')
  await changeForm(call, before, { state: 'closed' })
  return null
}

export async function listVersions(call: Call, formId: number): Promise<Output<typeof forms.versions>> {
  found(await formsInScope(call).where('forms.formId', '=', formId).select('forms.formId').executeTakeFirst())
  const viewer = await entryViewer(call)
  const rows = await call.db
    .selectFrom('formVersions')
    .where('formVersions.formId', '=', formId)
    .select(['number', 'title', 'titleEn', 'publishedAt', 'publishedBy', 'items'])
    .select((eb) =>
      eb
        .selectFrom('formEntries')
        .whereRef('formEntries.formId', '=', 'formVersions.formId')
        .whereRef('formEntries.number', '=', 'formVersions.number')
        .where(entrySeen(viewer) as never)
        .select((all) => all.fn.countAll<number>().as('total'))
        .as('entries'),
    )
    .orderBy('number', 'desc')
    .execute()
  return rows.map(({ publishedAt, entries, ...row }) => ({
    ...row,
    publishedAt: new Date(publishedAt).toISOString(),
    entries: entries ?? 0,
  }))
}

export async function readVersion(call: Call, formId: number, number: number): Promise<FormDesign> {
  found(await formsInScope(call).where('forms.formId', '=', formId).select('forms.formId').executeTakeFirst())
  return JSON.parse(found(await readVersionRow(call, formId, number)).design) as FormDesign
}
