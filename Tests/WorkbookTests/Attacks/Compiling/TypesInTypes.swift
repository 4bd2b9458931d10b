// Attack: has types in types, whose long names the compiler writes down in each function.
// Exercise: 3
// Expect: didNotCompile
// Held by: compile box; limit of CPU time
import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{struct A{}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}
typealias T=A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A.A
func f0(_:T){}
func f1(_:T){}
func f2(_:T){}
func f3(_:T){}
func f4(_:T){}
func f5(_:T){}
func f6(_:T){}
func f7(_:T){}
func f8(_:T){}
func f9(_:T){}
func f10(_:T){}
func f11(_:T){}
func f12(_:T){}
func f13(_:T){}
func f14(_:T){}
func f15(_:T){}
func f16(_:T){}
func f17(_:T){}
func f18(_:T){}
func f19(_:T){}
func f20(_:T){}
func f21(_:T){}
func f22(_:T){}
func f23(_:T){}
func f24(_:T){}
func f25(_:T){}
func f26(_:T){}
func f27(_:T){}
func f28(_:T){}
func f29(_:T){}
func f30(_:T){}
func f31(_:T){}
func f32(_:T){}
func f33(_:T){}
func f34(_:T){}
func f35(_:T){}
func f36(_:T){}
func f37(_:T){}
func f38(_:T){}
func f39(_:T){}
func f40(_:T){}
func f41(_:T){}
func f42(_:T){}
func f43(_:T){}
func f44(_:T){}
func f45(_:T){}
func f46(_:T){}
func f47(_:T){}
func f48(_:T){}
func f49(_:T){}
func f50(_:T){}
func f51(_:T){}
func f52(_:T){}
func f53(_:T){}
func f54(_:T){}
func f55(_:T){}
func f56(_:T){}
func f57(_:T){}
func f58(_:T){}
func f59(_:T){}
func f60(_:T){}
func f61(_:T){}
func f62(_:T){}
func f63(_:T){}
func f64(_:T){}
func f65(_:T){}
func f66(_:T){}
func f67(_:T){}
func f68(_:T){}
func f69(_:T){}
func f70(_:T){}
func f71(_:T){}
func f72(_:T){}
func f73(_:T){}
func f74(_:T){}
func f75(_:T){}
func f76(_:T){}
func f77(_:T){}
func f78(_:T){}
func f79(_:T){}
func f80(_:T){}
func f81(_:T){}
func f82(_:T){}
func f83(_:T){}
func f84(_:T){}
func f85(_:T){}
func f86(_:T){}
func f87(_:T){}
func f88(_:T){}
func f89(_:T){}
func f90(_:T){}
func f91(_:T){}
func f92(_:T){}
func f93(_:T){}
func f94(_:T){}
func f95(_:T){}
func f96(_:T){}
func f97(_:T){}
func f98(_:T){}
func f99(_:T){}
func f100(_:T){}
func f101(_:T){}
func f102(_:T){}
func f103(_:T){}
func f104(_:T){}
func f105(_:T){}
func f106(_:T){}
func f107(_:T){}
func f108(_:T){}
func f109(_:T){}
func f110(_:T){}
func f111(_:T){}
func f112(_:T){}
func f113(_:T){}
func f114(_:T){}
func f115(_:T){}
func f116(_:T){}
func f117(_:T){}
func f118(_:T){}
func f119(_:T){}
func f120(_:T){}
func f121(_:T){}
func f122(_:T){}
func f123(_:T){}
func f124(_:T){}
func f125(_:T){}
func f126(_:T){}
func f127(_:T){}
func f128(_:T){}
func f129(_:T){}
func f130(_:T){}
func f131(_:T){}
func f132(_:T){}
func f133(_:T){}
func f134(_:T){}
func f135(_:T){}
func f136(_:T){}
func f137(_:T){}
func f138(_:T){}
func f139(_:T){}
func f140(_:T){}
func f141(_:T){}
func f142(_:T){}
func f143(_:T){}
func f144(_:T){}
func f145(_:T){}
func f146(_:T){}
func f147(_:T){}
func f148(_:T){}
func f149(_:T){}
func f150(_:T){}
func f151(_:T){}
func f152(_:T){}
func f153(_:T){}
func f154(_:T){}
func f155(_:T){}
func f156(_:T){}
func f157(_:T){}
func f158(_:T){}
func f159(_:T){}
func f160(_:T){}
func f161(_:T){}
func f162(_:T){}
func f163(_:T){}
func f164(_:T){}
func f165(_:T){}
func f166(_:T){}
func f167(_:T){}
func f168(_:T){}
func f169(_:T){}
func f170(_:T){}
func f171(_:T){}
func f172(_:T){}
func f173(_:T){}
func f174(_:T){}
func f175(_:T){}
func f176(_:T){}
func f177(_:T){}
func f178(_:T){}
func f179(_:T){}
func f180(_:T){}
func f181(_:T){}
func f182(_:T){}
func f183(_:T){}
func f184(_:T){}
func f185(_:T){}
func f186(_:T){}
func f187(_:T){}
func f188(_:T){}
func f189(_:T){}
func f190(_:T){}
func f191(_:T){}
func f192(_:T){}
func f193(_:T){}
func f194(_:T){}
func f195(_:T){}
func f196(_:T){}
func f197(_:T){}
func f198(_:T){}
func f199(_:T){}
func u(t:T){
f0(t)
f1(t)
f2(t)
f3(t)
f4(t)
f5(t)
f6(t)
f7(t)
f8(t)
f9(t)
f10(t)
f11(t)
f12(t)
f13(t)
f14(t)
f15(t)
f16(t)
f17(t)
f18(t)
f19(t)
f20(t)
f21(t)
f22(t)
f23(t)
f24(t)
f25(t)
f26(t)
f27(t)
f28(t)
f29(t)
f30(t)
f31(t)
f32(t)
f33(t)
f34(t)
f35(t)
f36(t)
f37(t)
f38(t)
f39(t)
f40(t)
f41(t)
f42(t)
f43(t)
f44(t)
f45(t)
f46(t)
f47(t)
f48(t)
f49(t)
f50(t)
f51(t)
f52(t)
f53(t)
f54(t)
f55(t)
f56(t)
f57(t)
f58(t)
f59(t)
f60(t)
f61(t)
f62(t)
f63(t)
f64(t)
f65(t)
f66(t)
f67(t)
f68(t)
f69(t)
f70(t)
f71(t)
f72(t)
f73(t)
f74(t)
f75(t)
f76(t)
f77(t)
f78(t)
f79(t)
f80(t)
f81(t)
f82(t)
f83(t)
f84(t)
f85(t)
f86(t)
f87(t)
f88(t)
f89(t)
f90(t)
f91(t)
f92(t)
f93(t)
f94(t)
f95(t)
f96(t)
f97(t)
f98(t)
f99(t)
f100(t)
f101(t)
f102(t)
f103(t)
f104(t)
f105(t)
f106(t)
f107(t)
f108(t)
f109(t)
f110(t)
f111(t)
f112(t)
f113(t)
f114(t)
f115(t)
f116(t)
f117(t)
f118(t)
f119(t)
f120(t)
f121(t)
f122(t)
f123(t)
f124(t)
f125(t)
f126(t)
f127(t)
f128(t)
f129(t)
f130(t)
f131(t)
f132(t)
f133(t)
f134(t)
f135(t)
f136(t)
f137(t)
f138(t)
f139(t)
f140(t)
f141(t)
f142(t)
f143(t)
f144(t)
f145(t)
f146(t)
f147(t)
f148(t)
f149(t)
f150(t)
f151(t)
f152(t)
f153(t)
f154(t)
f155(t)
f156(t)
f157(t)
f158(t)
f159(t)
f160(t)
f161(t)
f162(t)
f163(t)
f164(t)
f165(t)
f166(t)
f167(t)
f168(t)
f169(t)
f170(t)
f171(t)
f172(t)
f173(t)
f174(t)
f175(t)
f176(t)
f177(t)
f178(t)
f179(t)
f180(t)
f181(t)
f182(t)
f183(t)
f184(t)
f185(t)
f186(t)
f187(t)
f188(t)
f189(t)
f190(t)
f191(t)
f192(t)
f193(t)
f194(t)
f195(t)
f196(t)
f197(t)
f198(t)
f199(t)
}
