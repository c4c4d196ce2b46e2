import type { DemoTexts } from "./description-texts.ts";

export const vi: DemoTexts = {
  hotelOpening: [
    "{name} là một địa chỉ yên tĩnh ở {locality}, chỉ vài bước chân tới những nơi khiến hầu hết mọi người tìm đến {city}.",
    "Sau mặt tiền đẹp ở {locality}, {name} có phòng thoải mái, giường tốt và đội ngũ hiểu {city} tường tận.",
    "{name} bắt đầu từ một ý tưởng: khách sạn ở {city} có thể cho cảm giác như ở nhà những người bạn chu đáo.",
    "Sáng làm việc, tối ăn thong thả: {name} ở {locality} hợp với cả hai nửa của một ngày ở {city}.",
  ],
  homeOpening: [
    "{name} là ngôi nhà của riêng bạn gần {city}: chìa khóa của bạn, căn bếp của bạn, nhịp sống của bạn.",
    "Chủ của {name} bày biện nhà cho chính những kỳ nghỉ của họ, và điều đó hiện ra ở mọi thứ, từ con dao cắt bánh mì đến đèn đọc sách.",
    "Hãy thức dậy chậm rãi ở {name}. Nắng sớm đến bàn ăn sáng trước, còn {city} có thể đợi.",
    "{name} được tu sửa bằng sự kiên nhẫn: xà gỗ cũ, phòng tắm mới và cửa sổ mở đúng nơi có cảnh đẹp.",
  ],
  setting: {
    city: [
      "Chợ, bảo tàng và khu phố cổ đều đi bộ được, và trạm xe ở ngay góc đường.",
      "Con phố yên tĩnh về đêm; cách hai góc phố, các quán cà phê bày bàn đến khuya.",
    ],
    coast: [
      "Bãi biển gần đến mức có thể đi chân trần, và khi thuận gió sẽ nghe tiếng sóng.",
      "Một lối nhỏ qua cồn cát dẫn xuống nước; buổi chiều đáng để đi hai lần.",
    ],
    mountain: [
      "Đường mòn có biển chỉ dẫn bắt đầu ngay trước cửa, và mùa đông cáp treo chỉ cách vài phút.",
      "Thung lũng mở ra trước cửa sổ, và các đỉnh núi đón tia nắng cuối ngày.",
    ],
    countryside: [
      "Xung quanh là cánh đồng, những con đường hợp để đạp xe và tiệm bánh làng đáng để dậy sớm.",
      "Đêm xuống chỉ có tiếng cú, và buổi sáng chỉ cần chọn đi dạo hướng nào.",
    ],
    desert: [
      "Cồn cát bắt đầu nơi con đường kết thúc, và bầu trời đêm là màn trình diễn hay nhất trong tuần.",
      "Buổi sáng ở đây mát và vàng nắng; giữa trưa, khoảng sân râm mát là chỗ tốt nhất.",
    ],
  },
  hotelInside: [
    "Phòng yên tĩnh và tiện dụng, có rèm dày, đủ ổ cắm và vòi sen nóng ngay.",
    "Phòng nào cũng có bàn làm việc đúng nghĩa, Wi-Fi nhanh và giường do chính người từng ngủ chọn.",
    "Tầng dưới có phòng khách với báo và cà phê ngon; tầng trên tường dày và chăn ga mềm.",
  ],
  homeInside: [
    "Bếp đủ đồ để nấu ăn chứ không chỉ hâm nóng, và bàn ăn đủ chỗ cho tất cả.",
    "Bên trong có phòng khách rộng, giường đã trải sẵn khi bạn đến và kệ trò chơi cho chiều mưa.",
    "Cửa sổ lớn, gỗ ấm và chiếc sofa đủ dài để chợp mắt buổi trưa tạo nên không khí ngôi nhà.",
  ],
  homeLarge: [
    "Với {bedrooms} phòng ngủ, nhà đón tối đa {guests} khách.",
    "Tối đa {guests} người ở {bedrooms} phòng ngủ, để gia đình và bạn bè đều có cửa riêng để khép.",
  ],
  homeSmall: [
    "Vừa vặn cho hai người, và cặp đôi có con nhỏ cũng không thấy chật.",
    "Nhỏ gọn và được tính toán kỹ, nhà cho hai người mọi thứ họ cần.",
  ],
  pool: "Hồ bơi mở vào những tháng ấm và đủ rộng để bơi thật sự.",
  garden: "Có vườn với ghế ngồi cả ngoài nắng lẫn trong bóng râm.",
  fireplace: "Những tháng lạnh có lò sưởi để ngồi bên.",
  breakfast: "Bữa sáng làm tươi, có trái cây, trứng theo ý bạn và bánh mì trong khu phố.",
  pets: "Chó được chào đón, có bát và khăn sẵn ở cửa.",
  closing: [
    "Nhận phòng dễ dàng, và luôn có người nghe điện thoại đến khuya.",
    "Câu hỏi được trả lời nhanh, trước và trong khi bạn ở.",
    "Những gì bạn cần cho buổi tối đầu tiên đã có sẵn.",
  ],
  cityIntro: {
    city: "{city} dành cho người thích đi bộ: quảng trường, chợ và ngõ nhỏ, khu nào cũng có phòng tốt.",
    coast: "Gió biển, bãi dài và mọi thứ đều gần: {city} dành cho ngày ngoài trời và bữa tối muộn.",
    mountain: "Ở {city} đường mòn bắt đầu trước cửa, mùa hè với giày leo núi, mùa đông với ván trượt tuyết.",
    countryside:
      "{city} dành cho những ngày chậm: đường làng, xóm nhỏ và những ngôi nhà đủ chỗ cho mọi người.",
    desert: "{city} là bầu trời rộng và đêm mát, cồn cát ở ngay gần.",
  },
  rooms: {
    compact: [
      "Phòng nhỏ gọn",
      "Phòng nhỏ được sắp xếp khéo, có giường đôi, bàn sát tường và vòi sen không bậc.",
    ],
    classic: ["Phòng đôi cổ điển", "Phòng đôi yên tĩnh với nệm tốt, ghế đọc sách và vòi sen hoặc bồn tắm."],
    twin: ["Phòng hai giường", "Hai giường đơn có thể ghép lại, một bàn làm việc và nhiều kệ."],
    superior: ["Phòng Superior", "Rộng hơn, giường queen và góc ngồi bên cửa sổ."],
    deluxe: [
      "Phòng Deluxe giường king",
      "Giường king, cửa sổ rộng nhìn ra cảnh đẹp và phòng tắm có bồn và vòi sen.",
    ],
    family: [
      "Phòng gia đình",
      "Một giường đôi và hai giường đơn, có khoảng trống ở giữa và bàn để chơi trò chơi.",
    ],
    suite: ["Phòng suite", "Phòng ngủ và phòng khách riêng, cho kỳ nghỉ dài hoặc một buổi tối đặc biệt."],
    wholeHome: ["Nguyên căn", "Toàn bộ chỗ ở là của bạn, gồm bếp, phòng khách và mọi phòng ngủ."],
  },
  reviewsGood: [
    [
      "Muốn quay lại ngay ngày mai",
      "Mọi thứ đúng như mô tả và sạch bong. Chúng tôi ngủ rất ngon và được đón tiếp ấm áp.",
    ],
    ["Một phát hiện đáng yêu", "Vị trí tốt, đêm yên tĩnh, giường êm. Những chi tiết nhỏ tạo nên khác biệt."],
    ["Đúng thứ chúng tôi cần", "Nhận phòng mất một phút, nước nóng và cảnh còn đẹp hơn trong ảnh."],
    ["Chủ nhà rất thân thiện", "Chủ nhà chỉ những chỗ chúng tôi không thể tự tìm ra. Bọn trẻ không muốn về."],
    ["Đáng đồng tiền", "Giá hợp lý so với những gì nhận được. Sạch, yên và gần mọi nơi muốn xem."],
    ["Tuyệt cho kỳ nghỉ cuối tuần dài", "Chúng tôi ở ba đêm và thấy như ở nhà ngay. Bếp có đủ mọi thứ."],
  ],
  reviewsMixed: [
    ["Tốt, có vài điểm nhỏ chưa ổn", "Thoải mái và vị trí tốt, nhưng Wi-Fi chậm ở phía phòng chúng tôi."],
    ["Ổn cho kỳ nghỉ ngắn", "Phòng nhỏ hơn mong đợi nhưng sạch và yên tĩnh. Nhân viên nhiệt tình."],
  ],
  authors: ["Lan", "Minh", "Hương", "Tuấn", "Thảo", "Quang", "Mai", "Dũng", "Ngọc", "Hải", "Linh", "Khoa"],
};
