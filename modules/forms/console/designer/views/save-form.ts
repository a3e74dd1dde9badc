import type { Form } from '@atrium/contract/form-schema/form'
import { saveFile } from '#shared/api/file-save'

/** Hands the form to the browser as a JSON file, named by its title. */
export function saveForm(form: Form): void {
  const name = (form.title.en || form.title.zh).replaceAll(/[\\/:*?"<>|\s]+/g, '-').slice(0, 60)
  saveFile(new File([JSON.stringify(form, null, 2)], `${name || 'form'}.json`, { type: 'application/json' }))
}
