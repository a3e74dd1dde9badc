import type { Form } from '#modules/forms/engine/schema/form'
import { useEffect, useRef, useState } from 'react'
import { request, useCan } from 'atrium/console/data'
import { notify } from 'atrium/console/feedback'
import { lazyForm } from 'atrium/console/form'
import { lazyPart, leavePage, useRecordTitle } from 'atrium/console/page'
import { useText } from 'atrium/console/text'
import { StatusTag } from 'atrium/ui'
import { api } from '#calls/forms'
import { PresenceNote } from '#shared/crud/form/conflict/presence/presence-note'
import type { FormDetails } from '../../../contract/form'
import { useDesignConflict } from '../../designer/saving/use-design-conflict'
import { FormDesigner } from '../../designer/form-designer'
import { designerAddress, isOfDesign, notifyError, saveDesign } from '../../form-calls'
import { usePublishForm } from '../../publish/use-publish-form'
import { texts } from './text'

const DesignConflict = lazyPart(async () => (await import('../../designer/saving/design-conflict')).DesignConflict)
const PublishForm = lazyForm(async () => (await import('../../publish/publish-form')).PublishForm)

/** The designer with the calls that save and publish a form. */
export function DesignerDesk({ form, record }: { form: Form; record: FormDetails }) {
  const t = useText(texts)
  const can = useCan()
  // A save in this designer, which goes on with what the person has on the screen.
  const saved = useRef(record)
  const [number, setNumber] = useState(record.number)
  // Its page opens once nothing here is unsaved.
  const [added, setAdded] = useState<number>()
  useEffect(() => {
    if (added !== undefined) leavePage(designerAddress(added))
  }, [added])
  const refresh = async (formId: number) => {
    const now = await request(api.forms.read, { query: { formId } })
    saved.current = now
    setNumber(now.number)
  }
  const isArchived = record.state === 'archived'
  const publish = usePublishForm((formId) => void refresh(formId))
  useRecordTitle(form.title.zh, form.title.en)
  const conflict = useDesignConflict({
    formId: record.formId,
    goOnFrom: (newest) => {
      saved.current = newest
      setNumber(newest.number)
    },
    onAdded: setAdded,
  })
  const save = async (design: Form) => {
    try {
      const { version } = await saveDesign(design, namedBy(saved.current))
      notify.success(t('saved'))
      saved.current = { ...saved.current, version }
      conflict.clear()
    } catch (error) {
      if (!isOfDesign(error) && !conflict.meet(error)) notifyError(error)
      throw error
    }
  }
  return (
    <>
      <FormDesigner
        form={form}
        keptAs={`form:${record.formId}`}
        onSave={!isArchived && can(api.forms.edit) ? save : undefined}
        onPublish={!isArchived && can(api.forms.publish) ? () => publish.edit(record.formId) : undefined}
        renderNotice={(saveNow) => conflict.now && <DesignConflict state={conflict} save={saveNow} />}
        status={
          <>
            <StatusTag tone={number ? 'info' : 'neutral'}>
              {isArchived ? t('archived') : number ? t('version', { number }) : t('draft')}
            </StatusTag>
            <PresenceNote kind="form" id={record.formId} />
          </>
        }
      />
      <PublishForm form={publish} />
    </>
  )
}

const namedBy = ({ formId, version }: FormDetails) => ({ formId, version })
