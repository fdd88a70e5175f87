import { Progress } from 'antd'

/** A module of its own becomes a chunk of its own. */
export const AntdProgress = Progress
