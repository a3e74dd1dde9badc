import { Button, DatePicker, Form, Input, InputNumber, Switch } from 'antd'
import { notify } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import css from '../page.module.css'
import { texts } from '../text'

interface Booking {
  subject: string
  people: number
}

export default function ByHand() {
  const t = useText(texts)
  const [form] = Form.useForm<Booking>()
  const book = ({ subject }: Booking) => {
    notify.success(t('booked', { subject }))
    form.resetFields()
  }
  return (
    <Form
      form={form}
      layout="vertical"
      initialValues={{ people: 6, lunch: false }}
      scrollToFirstError={{ focus: true }}
      onFinish={book}
      className={css.form}
    >
      <Form.Item
        name="subject"
        label={t('subject')}
        rules={[{ required: true, whitespace: true, message: t('subjectMissing') }]}
      >
        <Input maxLength={60} showCount />
      </Form.Item>
      <Form.Item name="day" label={t('day')} rules={[{ required: true, message: t('dayMissing') }]}>
        <DatePicker />
      </Form.Item>
      <Form.Item name="people" label={t('people')} rules={[{ type: 'number', min: 1, max: 12, message: t('tooMany') }]}>
        <InputNumber precision={0} />
      </Form.Item>
      <Form.Item name="lunch" label={t('lunch')} valuePropName="checked">
        <Switch />
      </Form.Item>
      <Button type="primary" htmlType="submit">
        {t('book')}
      </Button>
    </Form>
  )
}
