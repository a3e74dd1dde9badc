import { request, inForm, useWrite } from 'atrium/console/data'
import { useRecordForm, type OnSaved } from 'atrium/console/form'
import { most } from 'atrium/contract'
import { api } from '#calls/forms'
import type { FormDetails } from '../../../../contract/form'

interface Values {
  name: string
  nameEn: string
  pid: number | undefined
  roleIds: number[]
}

const blank: Values = { name: '', nameEn: '', pid: undefined, roleIds: [] }

/** The entry as it is, or one with the title of the form. */
const valuesOf = ({ menu, title, titleEn }: FormDetails): Values =>
  menu ?? {
    name: title.slice(0, most.menuName),
    nameEn: titleEn.slice(0, most.menuName),
    pid: undefined,
    roleIds: [],
  }

export function useMenuForm(onSaved: OnSaved) {
  const write = useWrite()
  return useRecordForm({
    kind: 'form',
    onSaved,
    blank,
    read: (formId) => request(api.forms.read, { query: { formId } }),
    valuesOf,
    save: (values, record) => {
      const { formId, version } = record!
      // The directory is required.
      return write(api.forms.putIntoMenu, { body: { ...values, pid: values.pid!, formId, version } }, inForm)
    },
  })
}
