import type { DemoArticle } from "../demo-article.ts";

/** Articles in Vietnamese. */
export const articlesVi: readonly DemoArticle[] = [
  {
    id: "a1",
    slug: "four-wheel-drive-holidays",
    language: "vi",
    title: "Đi nghỉ bằng xe hai cầu",
    description: "Nơi bốn bánh dẫn động đưa bạn đi xa hơn, và nơi nên để xe nằm yên.",
    paragraphs: [
      "Xe hai cầu đến được những nơi không chuyến xe buýt nào tới: một trang trại sau đèo, một bãi biển ở cuối con đường cát. Bù lại, giá thuê cao hơn, xe tốn xăng hơn và khó xoay xở trong phố cổ. Có đáng hay không là do mười cây số cuối của chuyến đi, chứ không phải năm trăm cây số đầu.",
    ],
    sections: [
      {
        title: "Nơi xe phát huy tác dụng",
        paragraphs: [
          "Ở dãy Alps vào mùa đông, khi ngôi nhà nằm cao hơn làng và đường chỉ được dọn tuyết sau bữa sáng. Trong sa mạc, nơi con đường buổi sáng còn cứng mà buổi chiều đã lún. Và trên vùng đồi sau cơn mưa, khi đất sét trơn như xà phòng.",
          "Trong thành phố, nó chỉ là gánh nặng. Hãy để xe bên ngoài đường vành đai, đi tàu vào trung tâm, rồi quay lại lấy khi đi tiếp.",
        ],
      },
      {
        title: "Trước khi lên đường",
        paragraphs: [
          "Hãy yêu cầu công ty cho thuê xe xác nhận bằng văn bản rằng đường không trải nhựa cũng được bảo hiểm; nhiều hợp đồng loại trừ lốp, kính và gầm xe. Kiểm tra xem có lốp dự phòng đúng cỡ và kích nâng hay không, và học cách gài số chậm khi còn đứng trên đường nhựa.",
          "Trên cát, hãy xả bớt một phần ba hơi lốp và đi theo vết bánh xe trước. Trên tuyết, cả bốn bánh giúp bạn khởi hành chứ không bao giờ giúp bạn dừng lại: hãy giữ khoảng cách gấp đôi.",
        ],
      },
      {
        title: "Để lại mọi thứ như lúc bạn đến",
        paragraphs: [
          "Chỉ lái ở nơi được phép và đừng ra khỏi đường mòn. Ở vùng khô hạn, cây cỏ cần nhiều năm mới che kín được một vết bánh xe. Hãy mang nước dư một ngày so với dự tính, và báo cho chủ nhà biết bạn đi đường nào.",
        ],
      },
    ],
    questions: [
      [
        "Tôi có cần bằng lái đặc biệt không?",
        "Không. Ở châu Âu, vùng Vịnh và Ấn Độ, bằng lái ô tô thông thường là đủ; khi ra khỏi nước mình, hãy mang kèm giấy phép lái xe quốc tế.",
      ],
    ],
  },
  {
    id: "a2",
    slug: "48-hours-in-amsterdam",
    language: "vi",
    title: "48 giờ ở Amsterdam",
    description: "Hai ngày thong thả giữa kênh đào, khu chợ và chuyến phà sang bờ bên kia.",
    paragraphs: [
      "Hai ngày là đủ cho Amsterdam nếu bạn để lại ở nhà một nửa danh sách. Thành phố nhỏ, bằng phẳng và đẹp nhất ở nhịp đi bộ; ai chạy từ bảo tàng này sang bảo tàng khác chỉ thấy những hàng người xếp hàng và bỏ lỡ mặt nước.",
    ],
    sections: [
      {
        title: "Ngày thứ nhất: vành đai kênh đào",
        paragraphs: [
          "Hãy ra ngoài trước chín giờ, khi mặt kênh còn soi bóng những mái nhà và đường phố thuộc về người đi xe đạp. Đi dọc vành đai từ tây sang đông: trước hết là những con ngõ hẹp của khu Jordaan, rồi đến những khúc cong rộng của kênh Herengracht, và uống cà phê ở chỗ thuyền quay đầu.",
          "Buổi trưa có cá trích bán ở quầy, ăn đứng. Buổi chiều, hãy đi chuyến phà miễn phí phía sau ga trung tâm, ngồi bên bờ nước phía bắc, và trở về khi đèn vừa lên.",
        ],
      },
      {
        title: "Ngày thứ hai: một bảo tàng, một khu chợ",
        paragraphs: [
          "Chỉ chọn một bảo tàng và đặt vé giờ đầu tiên trong ngày. Ba gian phòng xem kỹ đáng giá hơn ba mươi gian lướt qua. Sau đó đi bộ về phía nam đến De Pijp: chợ Albert Cuyp bán cá, vải và bánh quế nóng từ năm 1905.",
          "Nếu trời mưa, mà rất có thể sẽ mưa, thì những khoảng sân trong và lối đi có mái che là của bạn: chúng vắng nhất khi mọi người đều đang ở trong quán cà phê.",
        ],
      },
      {
        title: "Ngủ ở đâu",
        paragraphs: [
          "Bên trong vành đai, bạn trả tiền cho khung cảnh và xách va li lên những cầu thang dốc. Plantage và De Pijp yên tĩnh hơn và chỉ cách mọi nơi mười lăm phút đi bộ; ở bờ bắc phòng rộng hơn, và phà chạy suốt đêm.",
        ],
      },
    ],
    questions: [
      [
        "Tôi có cần ô tô không?",
        "Không. Tàu điện, phà và đôi chân nhanh hơn, còn tiền gửi xe thì đắt hơn bữa tối.",
      ],
    ],
  },
  {
    id: "a3",
    slug: "a-slow-week-in-the-ardennes",
    language: "vi",
    title: "Một tuần chậm rãi ở Ardennes",
    description: "Rừng, sông và một ngôi nhà có lò sưởi: bảy ngày không kế hoạch.",
    paragraphs: [
      "Ardennes gần với nửa châu Âu mà vẫn yên tĩnh. Cách Brussels hai giờ, đường cao tốc kết thúc giữa rừng sồi dẻ, những dòng sông uốn ngược trở lại, và cứ hai làng lại có một tiệm bánh, một cây cầu và một băng ghế.",
    ],
    sections: [
      {
        title: "Lấp đầy một ngày bằng những điều nhỏ",
        paragraphs: [
          "Hãy thuê một ngôi nhà có bếp lò, mua bánh mì trong làng và để thời tiết quyết định. Ngày khô ráo, hãy đi ngược dòng một con sông: sông Ourthe phía trên La Roche, hay sông Semois quanh Bouillon, nơi tòa lâu đài nhìn xuống cùng lúc ba khúc nước uốn.",
          "Ngày mưa đã có trò chơi trên kệ và nồi xúp trên bếp. Durbuy tự gọi mình là thị trấn nhỏ nhất thế giới, có thể đi hết trong lúc ăn xong một cây kem; hãy đến vào buổi tối, khi xe du lịch đã rời đi.",
        ],
      },
      {
        title: "Đi bộ, đạp xe, chèo thuyền",
        paragraphs: [
          "Các lối đi được đánh dấu bằng những ngã rẽ có số, nên một tuyến đường chỉ là một dãy số trên mẩu giấy. Những tuyến đường sắt cũ đã thành đường xe đạp không một con dốc. Thuyền ca-nô được cho thuê từ tháng Tư đến cuối tháng Chín khi sông đủ nước; chủ nhà biết trước cả các trang web.",
        ],
      },
      {
        title: "Ăn gì",
        paragraphs: [
          "Giăm bông hun khói thái mỏng, cá hồi suối với hạnh nhân, và bia do các thầy tu nấu, hoặc do những người từng muốn làm thầy tu. Mùa thu, thực đơn chuyển sang thịt thú rừng. Hãy đặt bàn cho bữa trưa Chủ nhật: đó là lúc cả vùng đi ăn ngoài.",
        ],
      },
    ],
  },
  {
    id: "a4",
    slug: "autumn-walks-in-the-black-forest",
    language: "vi",
    title: "Dạo bước mùa thu trong Rừng Đen",
    description: "Ba cung đường cho những ngày vàng, cung nào cũng kết thúc ở nơi có bánh ngọt.",
    paragraphs: [
      "Tháng Mười là tháng của không khí trong và tầm nhìn xa. Các thung lũng chìm trong sương đến mười một giờ, và ai đứng trên sống núi trước giờ ấy sẽ nhìn qua một biển trắng đến tận dãy Alps. Ba cung đường này không cần leo trèo, chỉ cần đôi giày đã quen mưa.",
    ],
    sections: [
      {
        title: "Quanh hồ, hai giờ",
        paragraphs: [
          "Hãy bắt đầu với một cái hồ. Đi ngược chiều kim đồng hồ, để nắng chiếu vào mặt lúc đi và sưởi lưng lúc về. Vân sam đứng sẫm sát mép nước; xen giữa, những cây sồi dẻ rực lên như lửa. Cây số cuối được lát phẳng và dẫn đến một sân hiên có sẵn chăn.",
        ],
      },
      {
        title: "Dọc sống núi, bốn giờ",
        paragraphs: [
          "Từ Freudenstadt, xe buýt leo lên con đường trên cao. Hãy xuống ở đèo và đi mãi trên sống núi: suốt mười cây số đường không lên cũng không xuống, và có ghế ở những chỗ cây được đốn để mở tầm nhìn. Về bằng xe buýt từ đèo kế tiếp, và nhớ tra giờ chuyến cuối trước khi bắt đầu.",
        ],
      },
      {
        title: "Xuyên hẻm núi, nửa ngày",
        paragraphs: [
          "Hẻm núi dành cho những ngày u ám, khi từ sống núi chẳng thấy gì. Những bậc gỗ dẫn qua thác nước; lá che rễ cây, nên gậy rất có ích. Hãy đi theo chiều xuống: đỡ hụt hơi hơn, và quán trọ nằm ở dưới cùng.",
        ],
      },
    ],
    questions: [
      [
        "Khi nào lá đổi màu?",
        "Thường vào tuần thứ hai và thứ ba của tháng Mười, sớm hơn một tuần ở độ cao trên 900 mét.",
      ],
    ],
  },
  {
    id: "a5",
    slug: "best-street-food-in-new-delhi",
    language: "vi",
    title: "Món ăn đường phố ở New Delhi",
    description: "Ăn gì, đi lúc nào và chọn quầy hàng ra sao.",
    paragraphs: [
      "Delhi ăn ngoài phố từ tách trà đầu tiên lúc sáu giờ đến xiên thịt nướng cuối cùng sau nửa đêm. Không ai nếm hết được; ba vòng trong ba ngày, lần nào cũng mang theo bụng đói, sẽ cho bạn một bức tranh khá đủ.",
    ],
    sections: [
      {
        title: "Buổi sáng: chiên và nóng",
        paragraphs: [
          "Bữa sáng là chole bhature, cà ri đậu gà ăn với bánh phồng như quả bóng, hoặc bedmi puri với khoai tây. Mùa đông, hãy tìm daulat ki chaat, lớp bọt sữa và nghệ tây xẹp đi trước trưa. Hãy vào các con ngõ phố cổ trước chín giờ, khi cửa cuốn mới kéo lên một nửa.",
        ],
      },
      {
        title: "Buổi chiều: chua và mát",
        paragraphs: [
          "Quanh Connaught Place, các xe đẩy bày ra golgappe: vỏ bánh giòn rỗng nhồi khoai tây, nhúng nước me, ăn một miếng, sáu chiếc một đĩa. Papri chaat có thêm sữa chua. Một ly jaljeera, thì là Ai Cập và bạc hà, làm dịu tất cả.",
        ],
      },
      {
        title: "Buổi tối: khói",
        paragraphs: [
          "Trời tối, hãy lần theo khói đến các bếp nướng: seekh kebab cuốn bánh mỏng, cá tẩm bột đậu chiên, và cuối cùng là kulfi cắt từ khuôn. Karol Bagh ngon vào ngày thường; những con phố gần đại thánh đường tối nào cũng vui nhưng thứ Sáu rất đông.",
        ],
      },
      {
        title: "Cách chọn quầy hàng",
        paragraphs: [
          "Hãy đến chỗ có hàng người dài và dầu mới. Ăn món làm trước mắt bạn và dọn ra khi nóng; mấy ngày đầu, tạm tránh trái cây cắt sẵn và nước đá. Uống nước đóng chai hoặc đun sôi, mang tiền lẻ, và ăn chung đĩa để thử được nhiều hơn.",
        ],
      },
    ],
  },
  {
    id: "a6",
    slug: "monsoon-weekends-near-mumbai",
    language: "vi",
    title: "Cuối tuần mùa mưa gần Mumbai",
    description: "Đồi xanh, thác nước và trà nóng cách thành phố vài giờ.",
    paragraphs: [
      "Từ cuối tháng Sáu, những ngọn đồi sau lưng Mumbai xanh đến mức ảnh chụp cũng không ai tin. Thác nước hiện ra ở nơi tháng Năm chỉ có đá, các pháo đài đứng trong mây, và khúc quanh nào cũng có người nướng ngô. Hai ngày là đủ, nếu bạn rời đi trước khi cả thành phố lên đường.",
    ],
    sections: [
      {
        title: "Chọn núi hay biển",
        paragraphs: [
          "Dãy Ghat cách hai đến ba giờ đường bộ hoặc đường sắt: sáng trong mây, chiều bỗng mở ra tầm nhìn. Pune nằm phía sau, ở sườn khuất mưa, là nơi dừng chân khô ráo. Bờ biển Konkan dành cho người thích biển động; đến tận tháng Mười cũng không thể bơi, nhưng cá thì đang ngon nhất.",
        ],
      },
      {
        title: "Chỗ ngồi tốt nhất là trên tàu",
        paragraphs: [
          "Sáng thứ Bảy, đường cao tốc đứng yên. Những chuyến tàu vượt dãy Ghat đi qua hầm và cầu cạn với thác nước hai bên; hãy ngồi bên trái khi lên núi, và đặt vé trước một tuần.",
        ],
      },
      {
        title: "Mang theo gì",
        paragraphs: [
          "Dép chịu được ướt, một chiếc quần khô nữa, một cái túi trong túi của bạn. Hãy chọn phòng có ban công mái che: bạn sẽ ngồi đó hàng giờ. Đường gần thác có thể đóng bất ngờ, nên hãy hỏi chủ nhà vào sáng hôm khởi hành, và đừng bao giờ đứng dưới thác sau một đêm mưa.",
        ],
      },
    ],
    questions: [
      ["Mùa mưa kết thúc khi nào?", "Khoảng cuối tháng Chín; những ngọn đồi còn xanh thêm chừng một tháng."],
    ],
  },
  {
    id: "a7",
    slug: "how-to-pack-for-a-week-in-the-alps",
    language: "vi",
    title: "Xếp đồ cho một tuần ở dãy Alps",
    description: "Một chiếc túi, bốn lớp áo và những thứ hay bị quên.",
    paragraphs: [
      "Trên núi, một ngày có thể bắt đầu ở hai độ và đến trưa chỉ cần áo sơ mi. Ai xếp đồ cho giờ lạnh nhất thì mang quá nhiều, ai xếp cho giờ ấm nhất thì chịu rét. Câu trả lời là mặc nhiều lớp, và tất cả vừa trong một chiếc túi.",
    ],
    sections: [
      {
        title: "Bốn lớp",
        paragraphs: [
          "Sát da là áo len mỏng hoặc loại vải khô qua đêm, hai chiếc. Ngoài đó là một áo nỉ mỏng. Rồi một thứ ấm cho buổi tối và đỉnh núi, nhẹ đến mức có thể bị quên dưới đáy ba lô. Ngoài cùng là áo khoác chắn gió và mưa: đó là món duy nhất đáng bỏ nhiều tiền.",
          "Một chiếc quần để đi bộ và một chiếc cho bữa tối là đủ. Giày leo núi thì mang ở chân khi di chuyển; giày đi trong nhà gần như không nặng gì và làm chủ nhà vui lòng.",
        ],
      },
      {
        title: "Những thứ hay bị quên",
        paragraphs: [
          "Dép đi trong nhà, đèn pin cho đoạn đường về sau bữa tối, tiền xu cho tủ gửi đồ trượt tuyết, và kem chống nắng dù trời lạnh: ở độ cao 2.000 mét, nắng cháy da qua cả mây. Thêm một túi sơ cứu nhỏ có băng dán chỗ phồng rộp, và một tấm bản đồ giấy, vì pin không ưa giá rét.",
        ],
      },
      {
        title: "Những thứ trong nhà đã có",
        paragraphs: [
          "Hãy xem danh sách tiện nghi trước khi xếp khăn tắm, máy sấy tóc hay bếp nướng raclette. Nhiều nhà gỗ có phòng hong giày và xe trượt trong kho; hỏi trước một câu là tiết kiệm nửa cốp xe.",
        ],
      },
    ],
  },
  {
    id: "a8",
    slug: "travelling-with-a-dog-in-france",
    language: "vi",
    title: "Du lịch cùng chó ở Pháp",
    description: "Giấy tờ, bãi biển và nhà hàng: chó của bạn được và không được làm gì.",
    paragraphs: [
      "Nước Pháp yêu chó. Chúng nằm dưới bàn quán cà phê, đi tàu hỏa và được chào trước cả chủ. Dù vậy vẫn có quy định, và mỗi bãi biển một khác.",
    ],
    sections: [
      {
        title: "Giấy tờ",
        paragraphs: [
          "Chó của bạn cần có vi mạch, hộ chiếu và mũi tiêm phòng dại đã được ít nhất hai mươi mốt ngày. Nếu đến từ ngoài Liên minh châu Âu, giấy chứng nhận sức khỏe thay cho hộ chiếu; hãy hỏi bác sĩ thú y trước sáu tuần. Hai nhóm giống chó khỏe không được nhập cảnh, hoặc chỉ được vào khi có giấy tờ và rọ mõm.",
        ],
      },
      {
        title: "Bãi biển và công viên",
        paragraphs: [
          "Nhiều bãi biển cấm chó từ tháng Sáu đến tháng Chín, và chỉ mở lại trước mười giờ sáng hoặc sau bảy giờ tối. Quanh Arcachon và Biarritz, biển báo ở mỗi lối vào cho biết bãi nào được; bờ Đại Tây Dương rộng rãi hơn Riviera. Trong các vườn quốc gia, có dây dắt thường vẫn chưa đủ: chó phải ở bên ngoài.",
        ],
      },
      {
        title: "Tàu, bàn ăn, nhà",
        paragraphs: [
          "Chó nhỏ đi trong túi với vài euro, chó lớn có vé riêng và rọ mõm. Nhà hàng đón chó ngoài sân hiên và thường cả bên trong; bát nước được mang ra mà không cần hỏi.",
          "Khi tìm kiếm, hãy thêm thú cưng vào số khách: chỉ những nhà đón thú cưng được hiển thị, với phí thú cưng đã nằm trong tổng tiền. Hãy mang một tấm chăn có mùi của nhà mình, và đừng bao giờ để chó ở nhà một mình vào tối đầu tiên.",
        ],
      },
    ],
  },
  {
    id: "a9",
    slug: "first-time-in-dubai",
    language: "vi",
    title: "Lần đầu đến Dubai",
    description: "Con lạch cổ, những tòa tháp cao và lúc nào nên ở trong nhà.",
    paragraphs: [
      "Dubai là hai thành phố: một lớn lên dọc con lạch, một được vẽ ra trên giấy. Hãy xem thành phố thứ nhất trước thành phố thứ hai, rồi bạn sẽ hiểu cả hai.",
    ],
    sections: [
      {
        title: "Bắt đầu từ con lạch",
        paragraphs: [
          "Hãy qua nước trên chiếc thuyền gỗ abra với giá một dirham, từ Bur Dubai sang Deira rồi quay lại. Chợ gia vị và chợ vải thú vị nhất trước mười một giờ, khi người bán còn rảnh trò chuyện. Trong những ngôi nhà có tháp gió ở Al Fahidi, bạn cảm được cách người ta giữ mát trước khi có điện: gió rơi xuống lòng tháp và lướt qua sàn.",
        ],
      },
      {
        title: "Rồi lên cao",
        paragraphs: [
          "Chọn một tòa tháp và đặt khung giờ trước hoàng hôn một tiếng, để ngắm thành phố ban ngày, trong ánh vàng và ban đêm chỉ với một giá. Sau đó, lối dạo ở Marina là để tản bộ, từ tháng Mười đến tháng Tư đến tận khuya.",
        ],
      },
      {
        title: "Nắng nóng, trang phục, ngày giờ",
        paragraphs: [
          "Từ tháng Năm đến tháng Chín, buổi trưa thuộc về bảo tàng, trung tâm thương mại và hồ bơi. Hãy mặc đồ nhẹ, che vai và đầu gối trong khu phố cổ và thánh đường. Trong tháng Ramadan, các quán cà phê ban ngày vắng hơn và ban đêm thật tuyệt.",
          "Hãy xếp buổi tối ở sa mạc vào giữa kỳ nghỉ, đừng để vào đêm cuối: cát trong giày và chuyến bay sớm không hợp nhau. Tàu metro chạy từ sân bay đến hầu hết khách sạn và là chỗ ngắm đường chân trời rẻ nhất.",
        ],
      },
    ],
    questions: [
      [
        "Tôi có cần tiền mặt không?",
        "Một ít: thẻ dùng được gần như mọi nơi, nhưng thuyền abra, quán trà nhỏ và tiền boa cần tiền lẻ.",
      ],
    ],
  },
  {
    id: "a10",
    slug: "cottages-near-the-sea",
    language: "vi",
    title: "Nhà nghỉ nhỏ gần biển",
    description: "Cách chọn một ngôi nhà đi bộ được ra biển.",
    paragraphs: [
      "Gần biển là một từ rộng nghĩa. Có thể là đồi cát ngay sau cổng vườn, cũng có thể là thấy biển từ phòng tắm nếu bạn đứng lên thành bồn. Chỉ cần hỏi vài câu là phân biệt được.",
    ],
    sections: [
      {
        title: "Khoảng cách chưa phải là đường đi",
        paragraphs: [
          "Hãy xem bản đồ và khoảng cách đến bãi biển, rồi xem ở giữa có gì: một đường lớn, một sân golf hay một bến cảng có thể biến 600 mét thành nửa giờ. Hãy hỏi lối qua đồi cát gần nhất ở đâu, và đoạn cuối có phải là cát không, nếu bạn mang xe đẩy em bé.",
        ],
      },
      {
        title: "Gió trước, cảnh sau",
        paragraphs: [
          "Ở Biển Bắc, một khu vườn khuất gió đáng giá hơn một tầm nhìn. Hãy hỏi sân hiên quay về hướng nào và phía tây có tường hay hàng rào cây không. Một ngôi nhà lùi vào một dãy phố thường ấm hơn, yên hơn và rẻ hơn một phần năm.",
        ],
      },
      {
        title: "Những mùa khác",
        paragraphs: [
          "Mùa xuân và mùa thu, cũng những ngôi nhà ấy rẻ hơn một phần ba, bãi biển là của bạn, và lò sưởi được nhóm cho bạn. Ở Domburg và Zandvoort, quán cà phê mở quanh năm; với các đảo, hãy xem giờ phà trước, vì mùa đông phà chạy thưa hơn.",
          "Hãy mang một sợi dây phơi đồ ướt, một đôi giày nữa và một bộ bài. Phần còn lại, biển sẽ lo.",
        ],
      },
    ],
  },
];
