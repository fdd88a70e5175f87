import { Progress } from 'antd'

export const AntdProgress = Progress
