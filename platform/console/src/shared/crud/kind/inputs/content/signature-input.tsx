import { filesIn } from 'atrium/contract/kind/fields/media/file'
import type { StoredFile } from 'atrium/contract/fields/file-types'
import { ConfigProvider, Form } from 'antd'
import { useRef } from 'react'
import { placeOf } from '#shared/field/files/sending/place-of'
import { useUploads } from '#shared/field/files/sending/use-uploads'
import { texts as fileTexts } from '#shared/field/files/text'
import { SignatureField } from '#shared/field/signature/signature-field'
import { texts } from '#shared/field/signature/text'
import { useText } from '#shared/i18n/text'
import { usePending } from '#shared/field/pending'
import type { KindInputProps } from '../kind-input'
import { useKindItem } from '../use-kind-item'

/** The input of a signature. */
export function SignatureInput(props: KindInputProps) {
  const t = useText(texts)
  const tFile = useText(fileTexts)
  const { rules, ...item } = useKindItem(props)
  const { field, name, label } = props
  const { componentDisabled } = ConfigProvider.useConfig()
  const uploads = useUploads(placeOf(field, name))
  const isDrawn = useRef(false)
  usePending(() => isDrawn.current || uploads.state() !== undefined)
  const finished = {
    validator: () => {
      const state = uploads.state()
      if (state) return Promise.reject(new Error(tFile(state === 'sending' ? 'wait' : 'failed')))
      return isDrawn.current ? Promise.reject(new Error(t('unfinished'))) : Promise.resolve()
    },
  }
  return (
    <Form.Item
      {...item}
      rules={[finished, ...rules]}
      validateFirst
      getValueProps={(value: unknown) => ({ value: filesIn(value) })}
      getValueFromEvent={([file]: readonly StoredFile[]) => file ?? null}
    >
      <SignatureField
        label={label}
        uploads={uploads}
        disabled={componentDisabled}
        onDrawn={(next) => {
          isDrawn.current = next
        }}
      />
    </Form.Item>
  )
}
