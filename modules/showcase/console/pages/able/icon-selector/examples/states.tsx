import { Form } from 'antd'
import { IconInput } from 'atrium/console/editor'
import { useText } from 'atrium/console/text'
import css from '../page.module.css'
import { texts } from '../text'

export default function States() {
  const t = useText(texts)
  return (
    <Form
      layout="vertical"
      className={css.states}
      initialValues={{ required: 'lucide:bell', gone: 'custom:fax-machine' }}
    >
      <Form.Item name="empty" label={t('empty')}>
        <IconInput />
      </Form.Item>
      <Form.Item name="required" label={t('required')}>
        <IconInput canClear={false} />
      </Form.Item>
      <Form.Item label={t('disabled')} htmlFor="disabled-icon">
        <IconInput id="disabled-icon" value="lucide:lock" disabled />
      </Form.Item>
      <Form.Item name="gone" label={t('gone')} validateStatus="warning" extra={t('goneHint')}>
        <IconInput />
      </Form.Item>
    </Form>
  )
}
