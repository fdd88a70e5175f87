import * as antd from 'antd'
import { type ComponentType, Fragment, type ReactNode } from 'react'

const INSIDE = '_InternalPanelDoNotUseOrYouWillBeFired'

/** A server does not render these. */
function inside(component: object, props: object = {}): ReactNode {
  const Panel = (component as Record<string, ComponentType<object> | undefined>)[INSIDE]
  if (!Panel) throw new Error('antd draws no popup of this component by itself: its example needs another way.')
  return <Panel {...props} />
}

const { Badge, Cascader, Form, Input, Layout, Modal, Space, Tag, Typography } = antd
const CHILD = <i />

/** Must contain every part with its own styles. */
export const EXAMPLES: Partial<Record<keyof typeof antd, ReactNode>> = {
  Affix: <antd.Affix>{CHILD}</antd.Affix>,
  Alert: <antd.Alert title="x" />,
  Anchor: <antd.Anchor items={[]} />,
  App: <antd.App />,
  AutoComplete: <antd.AutoComplete />,
  Avatar: <antd.Avatar />,
  BackTop: <antd.BackTop />,
  Badge: [<Badge key="badge" count={1} />, <Badge.Ribbon key="ribbon" />],
  BorderBeam: <antd.BorderBeam />,
  Breadcrumb: <antd.Breadcrumb />,
  Button: <antd.Button />,
  Calendar: <antd.Calendar />,
  Card: <antd.Card />,
  Carousel: <antd.Carousel>{CHILD}</antd.Carousel>,
  Cascader: [<Cascader key="field" />, <Cascader.Panel key="panel" />],
  Checkbox: <antd.Checkbox />,
  Col: <antd.Col />,
  Collapse: <antd.Collapse items={[]} />,
  DatePicker: <antd.DatePicker />,
  Descriptions: <antd.Descriptions />,
  Divider: <antd.Divider />,
  Drawer: inside(antd.Drawer),
  Dropdown: <antd.Dropdown menu={{ items: [] }}>{CHILD}</antd.Dropdown>,
  Empty: <antd.Empty />,
  Flex: <antd.Flex>{CHILD}</antd.Flex>,
  FloatButton: <antd.FloatButton />,
  Form: (
    <Form>
      <Form.Item help="x" />
    </Form>
  ),
  Image: <antd.Image />,
  Input: [
    <Input key="input" />,
    <Input.Search key="search" />,
    <Input.TextArea key="area" />,
    <Input.Password key="password" />,
    <Input.OTP key="otp" />,
  ],
  InputNumber: <antd.InputNumber />,
  Layout: (
    <Layout>
      <Layout.Sider />
    </Layout>
  ),
  List: <antd.List />,
  Listy: <antd.Listy items={[]} itemRender={() => null} rowKey="key" />,
  Masonry: <antd.Masonry />,
  Mentions: <antd.Mentions />,
  Menu: <antd.Menu items={[]} />,
  // The closed one first: otherwise antd puts common styles of dialogs under another class.
  Modal: [<Modal key="modal" />, <Fragment key="confirm">{inside(Modal, { type: 'confirm' })}</Fragment>],
  Pagination: <antd.Pagination showSizeChanger />,
  Popconfirm: <antd.Popconfirm title="x">{CHILD}</antd.Popconfirm>,
  Popover: <antd.Popover>{CHILD}</antd.Popover>,
  Progress: <antd.Progress />,
  QRCode: <antd.QRCode value="x" />,
  Radio: <antd.Radio />,
  Rate: <antd.Rate />,
  Result: <antd.Result />,
  Row: <antd.Row />,
  Segmented: <antd.Segmented options={[]} />,
  Select: <antd.Select />,
  Skeleton: <antd.Skeleton />,
  Slider: <antd.Slider />,
  Space: [
    <Space key="space">{CHILD}</Space>,
    <Space.Compact key="compact">
      <antd.Button />
      <Space.Addon>x</Space.Addon>
    </Space.Compact>,
  ],
  Spin: <antd.Spin />,
  Splitter: <antd.Splitter />,
  Statistic: <antd.Statistic />,
  Steps: <antd.Steps items={[]} />,
  Switch: <antd.Switch />,
  Table: <antd.Table />,
  Tabs: <antd.Tabs />,
  Tag: [<Tag key="preset" color="blue" />, <Tag key="status" color="success" />],
  TimePicker: <antd.TimePicker />,
  Timeline: <antd.Timeline items={[]} />,
  Tooltip: <antd.Tooltip title="x">{CHILD}</antd.Tooltip>,
  Tour: inside(antd.Tour),
  Transfer: <antd.Transfer />,
  Tree: <antd.Tree />,
  TreeSelect: <antd.TreeSelect />,
  Typography: <Typography.Text />,
  Upload: <antd.Upload />,
  Watermark: <antd.Watermark />,
  message: inside(antd.message),
  notification: inside(antd.notification),
}
