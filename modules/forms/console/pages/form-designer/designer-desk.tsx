import type { Form } from '@atrium/contract/form-schema/form'
import { StatusTag } from '@atrium/ui/feedback/status-tag'
import { useEffect, useRef, useState } from 'react'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { lazyForm } from '#shared/crud/form/lazy-form'
import { notify } from '#shared/feedback/notify'
import { useText } from '#shared/i18n/text'
import { leavePage } from '#shared/navigation/leave-page'
import { useRecordTitle } from '#shared/navigation/record-title'
import { useCan } from '#shared/session/user/access'
import type { FormDetails } from '../../../contract/form'
import { FormDesigner } from '../../designer/form-designer'
import { designerAddress, isOfDesign, notifyRefusal, saveDesign } from '../../form-calls'
import { usePublishForm } from '../../publish/use-publish-form'
import { texts } from './text'

const PublishForm = lazyForm(async () => (await import('../../publish/publish-form')).PublishForm)

/** The designer with the calls that save and publish; a new form without `record`. */
export function DesignerDesk({ form, record }: { form: Form; record?: FormDetails }) {
  const t = useText(texts)
  const can = useCan()
  // A save in this designer, which goes on with what the person has on the screen.
  const saved = useRef(record)
  const [number, setNumber] = useState(record?.number)
  const [added, setAdded] = useState<number>()
  const refresh = async (formId: number) => {
    const now = await request(api.forms.read, { query: { formId } })
    saved.current = now
    setNumber(now.number)
  }
  const isArchived = record?.state === 'archived'
  const publish = usePublishForm((formId) => void refresh(formId))
  useRecordTitle(form.title.zh, form.title.en)
  useEffect(() => {
    if (added !== undefined) leavePage(designerAddress(added))
  }, [added])
  const save = async (design: Form) => {
    try {
      const { formId, version } = await saveDesign(design, saved.current && namedBy(saved.current))
      notify.success(t('saved'))
      if (saved.current) saved.current = { ...saved.current, version }
      else setAdded(formId)
    } catch (error) {
      if (!isOfDesign(error)) notifyRefusal(error)
      throw error
    }
  }
  return (
    <>
      <FormDesigner
        form={form}
        isNew={!record}
        keptAs={record ? `form:${record.formId}` : 'form:new'}
        onSave={!isArchived && can(record ? api.forms.edit : api.forms.add) ? save : undefined}
        onPublish={record && !isArchived && can(api.forms.publish) ? () => publish.edit(record.formId) : undefined}
        status={
          <StatusTag tone={number ? 'info' : 'neutral'}>
            {isArchived ? t('archived') : number ? t('version', { number }) : t(record ? 'draft' : 'example')}
          </StatusTag>
        }
      />
      <PublishForm form={publish} />
    </>
  )
}

const namedBy = ({ formId, version }: FormDetails) => ({ formId, version })
