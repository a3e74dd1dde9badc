import { Form } from 'antd'
import type { ComponentType } from 'react'
import { lazyPart } from '#shared/feedback/part/lazy-part'
import { useText } from '#shared/i18n/text'
import { texts } from '../../../form/text'
import type { KindInputProps } from '../kind-input'
import { useKindItem } from '../use-kind-item'

interface EditorProps {
  label: string
  value: string
  onChange: (value: string) => void
  height: number
}

const height = 260

const Markdown = lazyPart(
  async () => {
    const { MarkdownEditor } = await import('#shared/field/editor/markdown/markdown-editor')
    return (props: EditorProps) => <MarkdownEditor {...props} isSplit={false} />
  },
  { height },
)
const RichText = lazyPart(
  async () => {
    const { RichTextEditor } = await import('#shared/field/editor/rich-text/rich-text-editor')
    return ({ height: minHeight, ...props }: EditorProps) => (
      <RichTextEditor {...props} minHeight={minHeight} hasTables />
    )
  },
  { height },
)

const editorInput = (Editor: ComponentType<EditorProps>) =>
  function EditorInput(props: KindInputProps) {
    const t = useText(texts)
    const { label, field } = props
    const { rules, ...item } = useKindItem(props)
    const max = Number(field.settings['max'])
    return (
      <Form.Item {...item} validateTrigger="onChange" rules={[...rules, { max, message: t('tooLong', { max }) }]}>
        <HeldEditor label={label} Editor={Editor} />
      </Form.Item>
    )
  }

interface HeldEditorProps {
  label: string
  Editor: ComponentType<EditorProps>
  /** These come from the form. */
  value?: string
  onChange?: (value: string) => void
}

const nothing = () => {}

function HeldEditor({ label, Editor, value = '', onChange = nothing }: HeldEditorProps) {
  return <Editor label={label} value={value} onChange={onChange} height={height} />
}

export const MarkdownInput = editorInput(Markdown)
export const RichTextInput = editorInput(RichText)
