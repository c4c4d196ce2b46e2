import type { PlaceGuide } from "../demo-article.ts";

/** Guides to cities in Vietnamese, by slug. */
export const cityGuidesVi: Readonly<Record<string, PlaceGuide>> = {
  amsterdam: {
    title: "Lưu trú ở Amsterdam",
    description: "Khu nào của Amsterdam hợp với chuyến đi nào.",
    paragraphs: [
      "Vành đai kênh đào là tấm bưu thiếp, và yên tĩnh sau mười giờ tối. De Pijp dành cho người mê chợ và quán ăn nhỏ; Plantage xanh mát, có vườn thú và hai bảo tàng ngay gần đó.",
      "Bờ bắc có phòng rộng hơn và giá thấp hơn, còn phà sau ga trung tâm thì miễn phí và chạy suốt đêm.",
    ],
    questions: [
      [
        "Khi nào Amsterdam vắng nhất?",
        "Từ giữa tháng Một đến cuối tháng Hai, và trong tháng Mười một, ngoài dịp Lễ hội Ánh sáng.",
      ],
      [
        "Có thuế du lịch không?",
        "Có, tính theo phần trăm giá mỗi đêm. Giá trên trang này cho biết đã gồm thuế hay chưa.",
      ],
    ],
  },
  berlin: {
    title: "Lưu trú ở Berlin",
    description: "Berlin là nhiều thị trấn; hãy chọn nơi của bạn.",
    paragraphs: [
      "Prenzlauer Berg có vỉa hè rộng và sân chơi, Kreuzberg có con kênh và những đêm vui, Charlottenburg có căn hộ cổ trần cao.",
      "Cuối tuần tàu chạy suốt đêm, nên một con phố yên tĩnh ở xa hơn chỉ tốn thêm vài ga.",
    ],
  },
  paris: {
    title: "Lưu trú ở Paris",
    description: "Tả ngạn, hữu ngạn và nơi có những buổi sáng yên tĩnh.",
    paragraphs: [
      "Từ Marais đi bộ được đến gần như mọi nơi, và Chủ nhật ở đây thật nhộn nhịp. Montmartre là một ngôi làng trên đồi: hãy nhớ những bậc thang nếu bạn mang hành lý.",
      "Phòng trong các ngôi nhà cổ thường nhỏ. Trang của chỗ nghỉ ghi phòng rộng bao nhiêu mét vuông khi chúng tôi biết.",
    ],
  },
  barcelona: {
    title: "Lưu trú ở Barcelona",
    description: "Giữa đồi và biển.",
    paragraphs: [
      "Gràcia còn giữ những quảng trường của ngôi làng xưa. El Born là ngõ đá và bữa tối muộn; Eixample có thang máy, ánh sáng và những góc phố rộng.",
      "Từ phần lớn thành phố ra biển mất hai mươi phút bằng tàu điện ngầm hoặc xe đạp.",
    ],
  },
  rome: {
    title: "Lưu trú ở Rome",
    description: "Ba khu phố để thức giấc.",
    paragraphs: [
      "Monti gần quảng trường La Mã cổ và đầy xưởng thủ công. Trastevere ồn ào đến nửa đêm và đáng yêu lúc bảy giờ sáng. Prati có những con phố thẳng và cà phê ngon cạnh Vatican.",
      "Thành phố thu thuế du lịch theo người và theo đêm, trả tại chỗ nghỉ.",
    ],
  },
  "new-delhi": {
    title: "Lưu trú ở New Delhi",
    description: "Gần metro là gần mọi thứ.",
    paragraphs: [
      "Quanh Connaught Place, bạn ở giữa cả hai tuyến metro. Nam Delhi xanh hơn, khu nào cũng có chợ; Aerocity dành cho chuyến bay sớm.",
      "Từ tháng Mười một đến tháng Một, buổi sáng có sương mù: hãy trừ hao thêm một giờ cho đường ra sân bay.",
    ],
    questions: [
      [
        "Cần giấy tờ gì khi nhận phòng?",
        "Giấy tờ tùy thân do nhà nước cấp; khách từ nước ngoài xuất trình hộ chiếu và thị thực.",
      ],
    ],
  },
  jaipur: {
    title: "Lưu trú ở Jaipur",
    description: "Trong tường thành hay bên cạnh.",
    paragraphs: [
      "Bên trong tường thành màu hồng, bạn đi bộ đến cung điện và khu chợ, và cũng nghe thấy chúng. C-Scheme và Bani Park yên tĩnh hơn, có vườn và chỗ đỗ xe.",
      "Các pháo đài mát nhất trước mười giờ sáng; phần lớn nhà nghỉ phục vụ bữa sáng từ bảy giờ rưỡi.",
    ],
  },
  dubai: {
    title: "Lưu trú ở Dubai",
    description: "Con lạch, những tòa tháp hay bãi biển.",
    paragraphs: [
      "Deira và con lạch là bến cảng xưa, có món ăn ngon nhất mà ít tiền. Downtown dành cho tòa tháp và đài phun nước, Jumeirah dành cho bãi biển.",
      "Metro nối sân bay với hầu hết những khu này; taxi nhiều và tính tiền theo đồng hồ.",
    ],
  },
};

/** Guides to tags in Vietnamese, by slug. */
export const tagGuidesVi: Readonly<Record<string, PlaceGuide>> = {
  family: {
    title: "Đi cùng trẻ em",
    description: "Cần để ý gì khi đi du lịch cùng trẻ em.",
    paragraphs: [
      "Những nơi có nhãn này có nôi theo yêu cầu, bồn tắm hoặc vòi sen nền thấp, và chỗ chạy nhảy gần đó. Hãy cho biết tuổi của trẻ khi tìm kiếm: khi ấy chỉ những phòng nhận trẻ mới hiện ra.",
    ],
  },
};
