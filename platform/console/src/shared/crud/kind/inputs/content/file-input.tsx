import { fileLimits, filesIn } from 'atrium/contract/kind/fields/media/file'
import type { StoredFile } from 'atrium/contract/fields/file-types'
import { ConfigProvider, Form } from 'antd'
import { FilesInput } from '#shared/field/files/files-input'
import { texts } from '#shared/field/files/text'
import { placeOf } from '#shared/field/files/sending/place-of'
import { useUploads } from '#shared/field/files/sending/use-uploads'
import { useText } from '#shared/i18n/text'
import { usePending } from '#shared/field/pending'
import type { KindInputProps } from '../kind-input'
import { useKindItem } from '../use-kind-item'

/** The input of fields of files, of one or of several. */
export function FileInput(props: KindInputProps) {
  const t = useText(texts)
  const { rules, ...item } = useKindItem(props)
  const { field, name, label } = props
  const { componentDisabled } = ConfigProvider.useConfig()
  const uploads = useUploads(placeOf(field, name))
  usePending(() => uploads.state() !== undefined)
  const isList = field.kind.name === 'files'
  const sent = {
    validator: () => {
      const state = uploads.state()
      return state ? Promise.reject(new Error(t(state === 'sending' ? 'wait' : 'failed'))) : Promise.resolve()
    },
  }
  return (
    <Form.Item
      {...item}
      rules={[sent, ...rules]}
      validateFirst
      getValueProps={(value: unknown) => ({ value: filesIn(value) })}
      getValueFromEvent={(files: readonly StoredFile[]) => (isList ? files : (files[0] ?? null))}
    >
      <FilesInput label={label} limits={fileLimits(field)!} uploads={uploads} disabled={componentDisabled} />
    </Form.Item>
  )
}
