/** The data as JavaBeans and arrays of them, for toolkits that bind by reflection. */
package org.xmlbench.soap.bean;
