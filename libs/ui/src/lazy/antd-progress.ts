import { Progress } from 'antd'

/** In a module of its own, so that it is a chunk of its own. */
export const AntdProgress = Progress
