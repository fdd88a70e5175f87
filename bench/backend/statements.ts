export const PRODUCT_COLUMNS =
  'id, name, price, sale_price, stock_quantity, min_stock_alert, is_active, is_featured, main_image, category_id, created_at, version'
