import { Skeleton, SkeletonBar } from '@atrium/ui/skeleton'
import { Form } from 'antd'
import { PageForm } from '#shared/crud/form/page-form'
import { useText } from '#shared/i18n/text'
import { laterPart } from '#shared/feedback/later-part'
import { usePart } from '../use-part'
import { texts } from './text'

const StoryEditor = laterPart(async () => (await import('./story-editor')).StoryEditor, { Waiting })

/** What the server takes, in characters of HTML. */
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

/** The form gives it the HTML; the editor comes when it is wanted. */
function StoryField({ value = '', onChange = nothing }: { value?: string; onChange?: (html: string) => void }) {
  return <StoryEditor html={value} onChange={onChange} />
}

function Waiting() {
  const t = useText(texts)
  return (
    <Skeleton label={t('loading')}>
      <SkeletonBar height={320} />
    </Skeleton>
  )
}
