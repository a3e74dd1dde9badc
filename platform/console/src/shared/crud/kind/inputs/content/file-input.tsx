import { fileLimits, filesIn } from 'atrium/contract/kind/fields/media/file'
import type { StoredFile } from 'atrium/contract/fields/file-types'
import { Form } from 'antd'
import { useCallback, useRef } from 'react'
import { FilesInput, type UploadState } from '#shared/field/files/files-input'
import { texts } from '#shared/field/files/text'
import { useText } from '#shared/i18n/text'
import type { KindInputProps } from '../kind-input'
import { useKindItem } from '../use-kind-item'

/** The input of fields of files, of one or of several. */
export function FileInput(props: KindInputProps) {
  const t = useText(texts)
  const { rules, ...item } = useKindItem(props)
  const { field, name, label } = props
  const state = useRef<UploadState>(undefined)
  const note = useCallback((next: UploadState) => {
    state.current = next
  }, [])
  const isList = field.kind.name === 'files'
  const sent = {
    validator: () =>
      state.current ? Promise.reject(new Error(t(state.current === 'sending' ? 'wait' : 'failed'))) : Promise.resolve(),
  }
  return (
    <Form.Item
      {...item}
      rules={[...rules, sent]}
      getValueProps={(value: unknown) => ({ value: filesIn(value) })}
      getValueFromEvent={(files: readonly StoredFile[]) => (isList ? files : (files[0] ?? null))}
    >
      <FilesInput
        kind={String(field.settings['of'])}
        field={name}
        label={label}
        limits={fileLimits(field)!}
        onState={note}
      />
    </Form.Item>
  )
}
