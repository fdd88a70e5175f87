export const LOGIN_PATH = '/login'
export const DASHBOARD_PATH = '/admin/dashboard'
