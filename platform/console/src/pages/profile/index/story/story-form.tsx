import { Form } from 'antd'
import { useComparedField } from '#shared/crud/form/conflict/compared-fields'
import { PageForm } from '#shared/crud/form/page-form'
import { useText } from '#shared/i18n/text'
import { lazyPart } from '#shared/feedback/part/lazy-part'
import { usePart } from '../use-part'
import { texts } from './text'

const RichTextEditor = lazyPart(
  async () => (await import('#shared/field/editor/rich-text/rich-text-editor')).RichTextEditor,
  { height: 320 },
)

/** The most that the server takes, in characters of HTML. */
const max = 20_000
const blank = { userStory: '' }

export function StoryForm() {
  const t = useText(texts)
  const form = usePart<'userStory'>(blank)
  return (
    <PageForm form={form} isWide>
      <Form.Item
        name="userStory"
        validateTrigger="onChange"
        rules={[{ max, message: t('tooLong', { max }) }]}
        extra={<Count />}
      >
        <StoryField />
      </Form.Item>
    </PageForm>
  )
}

function Count() {
  const t = useText(texts)
  const html: string = Form.useWatch('userStory') ?? ''
  return t('count', { count: html.length, max })
}

const nothing = () => {}

/** Returns the text of the HTML, to compare it. */
const plainText = (html: unknown) =>
  new DOMParser().parseFromString(String(html).replaceAll(/<\/(?:p|li|h\d|blockquote|pre)>/g, '$&\n'), 'text/html').body
    .textContent

/** The form gives it the HTML; the editor comes when it is wanted. */
function StoryField({ value = '', onChange = nothing }: { value?: string; onChange?: (html: string) => void }) {
  const t = useText(texts)
  useComparedField('userStory', { label: t('story'), textOf: plainText })
  return <RichTextEditor label={t('story')} placeholder={t('placeholder')} value={value} onChange={onChange} />
}
