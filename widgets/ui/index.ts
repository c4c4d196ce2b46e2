export { Badge, type BadgeProps } from "./badge/badge.tsx";
export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from "./breadcrumbs/breadcrumbs.tsx";
export {
  Button,
  type ButtonLook,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  buttonClass,
} from "./button/button.tsx";
export { ButtonLink, type ButtonLinkProps } from "./button/button-link.tsx";
export { IconButton, type IconButtonProps } from "./button/icon-button.tsx";
export { Card, type CardProps, cardLinkClass } from "./card/card.tsx";
export {
  Chip,
  type ChipProps,
  FilterChipLink,
  type FilterChipLinkProps,
} from "./chip/chip.tsx";
export type { CalendarPrices } from "./date-range-picker/compact-price.ts";
export {
  DateRangeField,
  type DateRangeFieldProps,
  loadDateRangePicker,
} from "./date-range-picker/date-range-field.tsx";
export type { DateRangePickerProps } from "./date-range-picker/date-range-picker.tsx";
export type { CalendarDay, CalendarDays } from "./date-range-picker/day-rules.ts";
export {
  type Description,
  DescriptionList,
  type DescriptionListProps,
} from "./description-list/description-list.tsx";
export { Disclosure, type DisclosureProps } from "./disclosure/disclosure.tsx";
export { Facts, type FactsProps } from "./facts/facts.tsx";
export { Checkbox, type CheckboxProps } from "./field/checkbox.tsx";
export { Field, type FieldControl, type FieldProps, type FieldText } from "./field/field.tsx";
export { type PhoneCountry, PhoneField, type PhoneFieldProps } from "./field/phone-field.tsx";
export { RadioGroup, type RadioGroupProps, type RadioOption } from "./field/radio-group.tsx";
export { SelectField, type SelectFieldProps, type SelectOption } from "./field/select-field.tsx";
export { TextAreaField, type TextAreaFieldProps } from "./field/text-area-field.tsx";
export { TextField, type TextFieldProps } from "./field/text-field.tsx";
export {
  arrowLeftIcon,
  arrowRightIcon,
  checkIcon,
  chevronDownIcon,
  chevronLeftIcon,
  chevronRightIcon,
  chevronUpIcon,
  closeIcon,
  copyIcon,
  downloadIcon,
  editIcon,
  errorIcon,
  externalIcon,
  eyeIcon,
  filtersIcon,
  heartFilledIcon,
  heartIcon,
  helpIcon,
  infoIcon,
  menuIcon,
  minusIcon,
  moreIcon,
  plusIcon,
  printIcon,
  refreshIcon,
  searchIcon,
  shareIcon,
  sortIcon,
  starIcon,
  successIcon,
  trashIcon,
  warningIcon,
} from "./icon/action-icons.ts";
export {
  barbecueIcon,
  barIcon,
  beachIcon,
  boatIcon,
  bootsIcon,
  breakfastIcon,
  chargerIcon,
  coffeeIcon,
  cotIcon,
  deskIcon,
  dishwasherIcon,
  dryerIcon,
  fanIcon,
  fireExtinguisherIcon,
  fireplaceIcon,
  firstAidIcon,
  fridgeIcon,
  gamesIcon,
  gardenIcon,
  golfIcon,
  gymIcon,
  hairdryerIcon,
  heatingIcon,
  highChairIcon,
  hotTubIcon,
  ironIcon,
  kettleIcon,
  kitchenIcon,
  laundryIcon,
  leafIcon,
  liftIcon,
  meetingIcon,
  microwaveIcon,
  mosquitoNetIcon,
  mountainIcon,
  neutralIcon,
  ovenIcon,
  parkingIcon,
  petsIcon,
  playgroundIcon,
  poolIcon,
  powerIcon,
  prayerIcon,
  receptionIcon,
  restaurantIcon,
  roomServiceIcon,
  safeIcon,
  saunaIcon,
  securityCameraIcon,
  showerIcon,
  skiIcon,
  smokeAlarmIcon,
  smokeFreeIcon,
  snowflakeIcon,
  sofaIcon,
  spaIcon,
  sparkleIcon,
  stairsIcon,
  terraceIcon,
  towelsIcon,
  tvIcon,
  viewIcon,
  washerIcon,
  waterIcon,
  wheelchairIcon,
  wifiIcon,
} from "./icon/amenity-icons.ts";
export { Icon, type IconProps } from "./icon/icon.tsx";
export type { IconShape } from "./icon/icon-shape.ts";
export { NamedIcon, type NamedIconProps } from "./icon/named-icon.tsx";
export {
  babyIcon,
  bathIcon,
  bedIcon,
  bellIcon,
  bicycleIcon,
  calendarIcon,
  cameraIcon,
  cardIcon,
  chatIcon,
  childIcon,
  clockIcon,
  doorIcon,
  flagIcon,
  giftIcon,
  globeIcon,
  hotelIcon,
  houseIcon,
  imageIcon,
  keyIcon,
  locateIcon,
  lockIcon,
  luggageIcon,
  mailIcon,
  mapIcon,
  mapPinIcon,
  moonIcon,
  newsIcon,
  percentIcon,
  phoneIcon,
  planeIcon,
  receiptIcon,
  shieldIcon,
  shuttleIcon,
  tagIcon,
  trainIcon,
  userIcon,
  usersIcon,
  videoIcon,
  walletIcon,
} from "./icon/travel-icons.ts";
export { Logo, type LogoProps } from "./logo/logo.tsx";
export { Dialog, type DialogProps } from "./modal/dialog.tsx";
export { ABOVE_MODALS, BODY_MODAL_CLASS } from "./modal/modal-stack.ts";
export { Notice, type NoticeProps, type NoticeTone } from "./notice/notice.tsx";
export { Pagination, type PaginationProps } from "./pagination/pagination.tsx";
export { type ImageRecord, imageSources, imageUrl } from "./picture/image-sources.ts";
export { Picture, type PictureProps } from "./picture/picture.tsx";
export { Flyout, type FlyoutProps } from "./popover/flyout.tsx";
export { Popover, type PopoverProps } from "./popover/popover.tsx";
export { Price, type PriceProps } from "./price/price.tsx";
export { Rating, type RatingProps } from "./rating/rating.tsx";
export type { RoomMaxima } from "./rooms-picker/room-steps.ts";
export { RoomsField, type RoomsFieldProps } from "./rooms-picker/rooms-field.tsx";
export { RoomsPicker, type RoomsPickerProps } from "./rooms-picker/rooms-picker.tsx";
export { roomsSummary } from "./rooms-picker/rooms-summary.ts";
export { inlineStep, isRightToLeft } from "./screen/reading-direction.ts";
export { useIsMobile } from "./screen/use-is-mobile.ts";
export { Skeleton, type SkeletonProps } from "./skeleton/skeleton.tsx";
export { Snackbar } from "./snackbar/snackbar.tsx";
export {
  hideSnackbar,
  type SnackbarAction,
  type SnackbarContent,
  showSnackbar,
} from "./snackbar/snackbar-store.ts";
export { EmptyState, type EmptyStateProps } from "./states/empty-state.tsx";
export { ErrorState, type ErrorStateProps } from "./states/error-state.tsx";
export { Stepper, type StepperProps } from "./stepper/stepper.tsx";
export { type Tab, Tabs, type TabsProps } from "./tabs/tabs.tsx";
export { themeCss } from "./theme.ts";
